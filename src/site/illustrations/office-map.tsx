import { mapGrid } from "./generated/map-grid.ts";
import { PetalMap } from "./petal-map.tsx";

/** A place on the map: degrees east and north; `main` is the head office. `side` keeps two names apart. */
export interface MapPlace {
  name: string;
  lon: number;
  lat: number;
  main?: boolean;
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
export function OfficeMap({ places, label }: { places: readonly MapPlace[]; label: string }) {
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
