import { kawungDot } from "../../illustrations/kawung.tsx";

/** How many petal figures each job has, one for 20 posts, and how far they reach; the single ones are drawn large. */
const stages = [
  { count: 210, reach: 6, spread: 98 },
  { count: 58, reach: 7.6, spread: 78 },
  { count: 15, reach: 10, spread: 54 },
  { count: 3, reach: 15, spread: 34 },
  { count: 0, reach: 0, spread: 0 },
  { count: 1, reach: 26, spread: 0 },
];

/** Returns a number from 0 to 1 that is the same at every call. */
function scattered(index: number, salt: number): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * The river's paths by job, in a picture of 1200 by 220: scattered at its left, in rows once the data is kept, narrower
 * with each job.
 */
export const river: readonly string[] = stages.map(({ count, reach, spread }, stage) => {
  const perColumn = Math.max(1, Math.round(Math.sqrt((count * spread) / 96)));
  return Array.from({ length: count }, (_, index) => {
    if (count === 1) return kawungDot(1100, 110, reach);
    const order = stage === 0 ? 0 : 1;
    const column = Math.floor(index / perColumn);
    const columns = Math.ceil(count / perColumn);
    const row = perColumn === 1 ? 0 : (index % perColumn) / (perColumn - 1) - 0.5;
    const x = order ? (column + 0.5) / columns : scattered(index, 1);
    const y = order ? row : scattered(index, 2) - 0.5;
    const drift = stage === 0 ? 1.05 - 0.3 * x : 1;
    return kawungDot(Math.round(stage * 200 + 8 + x * 184), Math.round(110 + y * 2 * spread * drift), reach);
  }).join("");
});
