import { Crumbs } from "../crumbs.tsx";
import { type MapHeroProps, ZonedMap } from "../offices/map-hero.tsx";

/** Renders the map first, as wide as the page, with the title in the sea above it. */
export function MapHero({ title, lead, note, ...map }: MapHeroProps) {
  return (
    <div className="relative overflow-clip">
      <div className="wrap pt-8 pb-10">
        <Crumbs />
        <div className="mx-auto mt-8 max-w-5xl text-center">
          <h1 className="h1 ">{title}</h1>
          <p className="lead mx-auto mt-6">{lead}</p>
        </div>
        <div className="tile tilt mt-12">
          <ZonedMap {...map} />
        </div>
        {note && <p className="mt-6 text-center text-sm text-muted">{note}</p>}
      </div>
    </div>
  );
}
