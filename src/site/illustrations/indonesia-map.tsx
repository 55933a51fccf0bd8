import { indonesiaDots, mapGrid } from "./generated/indonesia-dots.ts";

/**
 * A place on the map: degrees east and north; `main` is the head office. `side` prevents two names from overlapping.
 */
export interface MapPlace {
  name: string;
  lon: number;
  lat: number;
  main?: boolean;
  side?: "left" | "right" | "above" | "below" | "below-right";
}

const anchors = {
  left: { dx: -24, dy: 9, textAnchor: "end" },
  right: { dx: 24, dy: 9, textAnchor: "start" },
  above: { dx: 0, dy: -26, textAnchor: "middle" },
  below: { dx: 0, dy: 38, textAnchor: "middle" },
  "below-right": { dx: -8, dy: 38, textAnchor: "start" },
} as const;

/**
 * Renders Indonesia in dots, with places. Names are shown from 40rem of width; on a phone there are points only, and
 * the page lists the places beside the map. `label` describes the picture.
 */
export function IndonesiaMap({
  places,
  label,
  className = "h-auto w-full",
}: {
  places: readonly MapPlace[];
  label: string;
  className?: string;
}) {
  return (
    <svg
      viewBox={`0 0 ${mapGrid.columns * 10} ${mapGrid.rows * 10}`}
      role="img"
      aria-label={label}
      className={className}
      overflow="visible"
      fontSize={26}
      fontWeight={500}
    >
      <path d={indonesiaDots} strokeWidth={5.6} strokeLinecap="round" strokeDasharray="0 10" className="stroke-faint" />
      {places.map(({ name, lon, lat, main, side = "right" }) => {
        const x = Math.round(((lon - mapGrid.west) / mapGrid.step) * 10);
        const y = Math.round(((mapGrid.north - lat) / mapGrid.step) * 10);
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={18} opacity={0.18} className={main ? "fill-accent" : "fill-primary"} />
            <circle
              cx={x}
              cy={y}
              r={8}
              strokeWidth={3}
              className={`stroke-ground ${main ? "fill-accent" : "fill-primary"}`}
            />
            <text
              x={x}
              y={y}
              {...anchors[side]}
              strokeWidth={5}
              strokeLinejoin="round"
              paintOrder="stroke"
              className="fill-ink stroke-ground max-sm:hidden"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
