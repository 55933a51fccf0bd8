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

/** Cities that offices, events and stories name, so that pages can say `cities.bandung`. */
export const cities = {
  medan: { name: "Medan", lon: 98.67, lat: 3.59, side: "right" },
  palembang: { name: "Palembang", lon: 104.75, lat: -2.99, side: "right" },
  jakarta: { name: "Jakarta", lon: 106.83, lat: -6.2, side: "above" },
  bandung: { name: "Bandung", lon: 107.61, lat: -6.91, side: "left" },
  semarang: { name: "Semarang", lon: 110.42, lat: -6.99, side: "above" },
  yogyakarta: { name: "Yogyakarta", lon: 110.37, lat: -7.8, side: "below" },
  surabaya: { name: "Surabaya", lon: 112.75, lat: -7.26, side: "above" },
  denpasar: { name: "Denpasar", lon: 115.22, lat: -8.67, side: "below-right" },
  balikpapan: { name: "Balikpapan", lon: 116.83, lat: -1.24, side: "right" },
  makassar: { name: "Makassar", lon: 119.43, lat: -5.14, side: "right" },
  manado: { name: "Manado", lon: 124.84, lat: 1.47, side: "above" },
  jayapura: { name: "Jayapura", lon: 140.7, lat: -2.53, side: "left" },
} as const satisfies Record<string, MapPlace>;

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
