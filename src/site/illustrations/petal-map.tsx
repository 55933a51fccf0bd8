import { indonesiaPetals } from "./generated/indonesia-petals.ts";
import { mapGrid } from "./generated/map-grid.ts";

/** How far the petals of each size reach from the middle of their cell. */
const reaches = [0.16, 0.26, 0.38, 0.48];

/** Returns one figure of four petals in a cell of one unit. */
function figure(reach: number): string {
  const [near, far] = [0.5 - reach, 0.5 + reach].map((value) => Math.round(value * 100) / 100);
  return [
    [far, far],
    [near, far],
    [far, near],
    [near, near],
  ]
    .map(([x, y]) => `M.5 .5Q${x} .5 ${x} ${y}Q.5 ${y} .5 .5`)
    .join("");
}

/**
 * Draws Indonesia in petals, each as large as many people live near it; one place (degrees east and north) is the signal.
 * Decorative: the page says in words what the signal is. A page shows one map at most, as the patterns have ids.
 */
export function PetalMap({
  signal,
  className = "",
}: {
  signal?: readonly [lon: number, lat: number];
  className?: string;
}) {
  const [lon, lat] = signal ?? [];
  const x = lon === undefined ? 0 : Math.round(((lon - mapGrid.west) / mapGrid.step) * 10) / 10;
  const y = lat === undefined ? 0 : Math.round(((mapGrid.north - lat) / mapGrid.step) * 10) / 10;
  return (
    <svg viewBox={`0 0 ${mapGrid.columns} ${mapGrid.rows}`} className={`petal-map ${className}`} aria-hidden="true">
      <defs>
        {reaches.map((reach, size) => (
          <pattern key={reach} id={`petal-${size}`} width="1" height="1" patternUnits="userSpaceOnUse">
            <path d={figure(reach)} />
          </pattern>
        ))}
      </defs>
      {indonesiaPetals.map((path, size) => (
        <path key={size} d={path} fill={`url(#petal-${size})`} />
      ))}
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
