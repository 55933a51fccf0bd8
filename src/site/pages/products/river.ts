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

export interface RiverStage {
  /** A line whose every point is one figure; drawn by its markers. */
  points: string;
  /** From the middle of a figure to its tips. */
  reach: number;
}

/**
 * The river by job, in a picture of 1200 by 220: scattered at its left, in rows once the data is kept, narrower with each
 * job.
 */
export const river: readonly RiverStage[] = stages.map(({ count, reach, spread }, stage) => {
  const perColumn = Math.max(1, Math.round(Math.sqrt((count * spread) / 96)));
  const columns = Math.ceil(count / perColumn);
  const points = Array.from({ length: count }, (_, index) => {
    if (count === 1) return "1100 110";
    const row = perColumn === 1 ? 0 : (index % perColumn) / (perColumn - 1) - 0.5;
    const x = stage === 0 ? scattered(index, 1) : (Math.floor(index / perColumn) + 0.5) / columns;
    const y = stage === 0 ? scattered(index, 2) - 0.5 : row;
    const narrowing = stage === 0 ? 1.05 - 0.3 * x : 1;
    return `${Math.round(stage * 200 + 8 + x * 184)} ${Math.round(110 + y * 2 * spread * narrowing)}`;
  });
  return { points: points.join(" "), reach };
});
