import type { ReactNode } from "react";
import type { LocationsWords, Zone } from "#content/kinds/locations.ts";
import { mapGrid } from "../../illustrations/generated/map-grid.ts";
import { PetalMap } from "../../illustrations/petal-map.tsx";
import { Crumbs } from "../crumbs.tsx";
import { Inline } from "../inline.tsx";
import { Title } from "../title.tsx";

/** A place on the map: degrees east and north; `main` is the head office. `side` keeps two names apart. */
interface MapPlace {
  name: string;
  lon: number;
  lat: number;
  main?: boolean | undefined;
  side: keyof typeof anchors;
}

/** Where a name is: the direction from its point, in sizes of its type. */
const anchors = {
  left: { dx: "-.7em", dy: ".2em", textAnchor: "end" },
  right: { dx: ".7em", dy: ".35em", textAnchor: "start" },
  above: { dy: "-.8em", textAnchor: "middle" },
  below: { dy: "1.5em", textAnchor: "middle" },
  "below-right": { dx: "-.3em", dy: "1.5em", textAnchor: "start" },
} as const;

/** Renders Indonesia with named places, readable at every width. `label` describes the picture. */
function OfficeMap({ places, label }: { places: readonly MapPlace[]; label: string }) {
  return (
    <div role="img" aria-label={label} className="office-map" data-picture="stage">
      <PetalMap />
      <svg viewBox={`0 0 ${mapGrid.columns} ${mapGrid.rows}`} aria-hidden="true">
        {places.map(({ name, lon, lat, main, side }) => {
          const x = Math.round(((lon - mapGrid.west) / mapGrid.step) * 10) / 10;
          const y = Math.round(((mapGrid.north - lat) / mapGrid.step) * 10) / 10;
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle className={main ? "fill-accent" : "fill-ink"} />
              <text {...anchors[side]}>{name}</text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

export interface MapHeroProps extends Pick<LocationsWords, "offices" | "map"> {
  title: string;
  lead: string;
  note?: ReactNode;
  zoneNames: Record<Zone, string>;
}

/** Renders the map as the top of the page: title above, the map from edge to edge, the three time zones below. */
export function MapHero({ title, lead, note, ...map }: MapHeroProps) {
  return (
    <div className="overflow-clip ground-ink pb-12">
      <div className="wrap pt-8">
        <Crumbs />
        <div className="mt-4 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <Title className="h1">{title}</Title>
          <p className="lead">
            <Inline text={lead} />
          </p>
        </div>
      </div>
      <div className="mt-8 px-4 lg:px-6">
        <ZonedMap {...map} />
      </div>
      {note && (
        <div className="wrap mt-8">
          <p className="text-sm text-muted">{note}</p>
        </div>
      )}
    </div>
  );
}

/** Renders the map with a ruler of time zones, whose widths follow the map's degrees of longitude. */
export function ZonedMap({ offices, map, zoneNames }: Pick<MapHeroProps, "offices" | "map" | "zoneNames">) {
  const zones = [
    ["WIB", "UTC+7"],
    ["WITA", "UTC+8"],
    ["WIT", "UTC+9"],
  ] as const;
  return (
    <>
      <OfficeMap
        label={map}
        places={offices.map(({ city, longitude, latitude, main, side }) => ({
          name: city,
          lon: longitude,
          lat: latitude,
          main,
          side,
        }))}
      />
      <ul className="mt-6 grid grid-cols-[20fr_10fr_16fr] gap-x-1 text-sm">
        {zones.map(([zone, offset]) => (
          <li key={zone} className="border-t-2 border-primary pt-2">
            <span className="font-semibold">{zone}</span> <span className="num text-muted max-sm:block">{offset}</span>
            <span className="block text-xs text-muted max-sm:hidden">{zoneNames[zone]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
