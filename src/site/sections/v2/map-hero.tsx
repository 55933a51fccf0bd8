import { Inline } from "../inline.tsx";
import { type MapHeroProps, ZonedMap } from "../offices/map-hero.tsx";
import { Title } from "../title.tsx";

/** Renders the map as the first screen: two thirds of the window, the title as its caption beside it. */
export function MapHero({ title, lead, note, ...map }: MapHeroProps) {
  return (
    <div className="wrap control-hero control-columns">
      <div>
        <Title>{title}</Title>
        <p className="mt-4 text-muted">
          <Inline text={lead} />
        </p>
        {note && <p className="mt-4 text-sm text-muted">{note}</p>}
      </div>
      <ZonedMap {...map} />
    </div>
  );
}
