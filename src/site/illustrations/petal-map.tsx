import { land, posts } from "./generated/indonesia.ts";
import { mapGrid } from "./generated/map-grid.ts";

/** One figure of four petals in a cell of one unit. */
const figure = [
  [0.55, 0.95],
  [0.45, 0.05],
]
  .flatMap(([near, far], _, ends) =>
    ends.map(([other, end]) => `M${near} ${other}Q${far} ${other} ${far} ${end}Q${near} ${end} ${near} ${other}`),
  )
  .join("");

export interface PetalMapProps {
  /** One place (degrees east and north) whose petal is the signal. */
  signal?: readonly [lon: number, lat: number];
  /** Whether the posts of the sample brand stand on it, as many figures at each city as `MapLegend` says. */
  withPosts?: boolean;
  className?: string;
}

/**
 * Draws Indonesia: all islands in one tint, petals only where there are data. Decorative: the page says in words what one
 * sees. A page shows the posts at most once, as their pattern has an id.
 */
export function PetalMap({ signal, withPosts, className = "" }: PetalMapProps) {
  const [lon, lat] = signal ?? [];
  const x = lon === undefined ? 0 : Math.round(((lon - mapGrid.west) / mapGrid.step) * 10) / 10;
  const y = lat === undefined ? 0 : Math.round(((mapGrid.north - lat) / mapGrid.step) * 10) / 10;
  return (
    <svg viewBox={`0 0 ${mapGrid.columns} ${mapGrid.rows}`} className={`petal-map ${className}`} aria-hidden="true">
      <path d={land} transform="scale(.1)" className="map-land" />
      {withPosts && (
        <>
          <pattern id="map-figure" width="1" height="1" patternUnits="userSpaceOnUse">
            <path d={figure} className="fill-primary" />
          </pattern>
          <path d={posts.cells} transform={`scale(${posts.pitch})`} fill="url(#map-figure)" />
        </>
      )}
      {signal && (
        <g transform={`translate(${x} ${y})`}>
          <circle r="4.4" className="petal-ring" />
          <path
            d="M0 0q2.6 0 2.6 2.6q-2.6 0-2.6-2.6M0 0q-2.6 0-2.6 2.6q2.6 0 2.6-2.6M0 0q2.6 0 2.6-2.6q-2.6 0-2.6 2.6M0 0q-2.6 0-2.6-2.6q2.6 0 2.6 2.6"
            className="fill-accent"
          />
        </g>
      )}
    </svg>
  );
}

/** Says what one figure of the posts stands for: `{count}` of the text. */
export function MapLegend({ text }: { text: string }) {
  return (
    <p className="map-legend">
      <svg viewBox="0 0 1 1" className="fill-primary" aria-hidden="true">
        <path d={figure} />
      </svg>
      {text.replace("{count}", String(posts.perFigure))}
    </p>
  );
}
