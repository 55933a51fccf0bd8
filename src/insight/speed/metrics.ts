/** What is measured of a page view; `failed` is the number of its requests that failed. */
export const speedMetrics = ["lcp", "cls", "inp", "failed"] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

export const connections = ["2g", "3g", "4g", "unknown"] as const;

/** What the measures may be split by. */
export const speedDimensions = ["page_kind", "device", "connection", "edition"] as const;
export type SpeedDimension = (typeof speedDimensions)[number];

/**
 * What three quarters of page views must reach: largest paint and reaction in milliseconds, shift as a score ("good" of
 * web.dev/articles/vitals), and no failed request.
 */
export const speedBudgets: Record<SpeedMetric, number> = { lcp: 2500, cls: 0.1, inp: 200, failed: 0 };

/** The upper bounds of the buckets of each histogram; a last one holds everything above. */
const bounds: Record<SpeedMetric, readonly number[]> = {
  lcp: [
    ...[100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000],
    ...[3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000],
  ],
  cls: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1],
  inp: [16, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
  failed: [0, 1, 2, 5, 10],
};

/** Returns the bucket of a value, from 0. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  const index = bounds[metric].findIndex((bound) => value <= bound);
  return index === -1 ? bounds[metric].length : index;
}

/**
 * Returns the value below which a share of the counted ones lies, linear within its bucket; undefined without any. What
 * lies above the last bound is said to be at it.
 */
export function quantile(metric: SpeedMetric, counts: ReadonlyMap<number, number>, share: number): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let below = 0;
  for (const [index, bound] of bounds[metric].entries()) {
    const count = counts.get(index) ?? 0;
    if (count > 0 && below + count >= total * share) {
      const from = index === 0 ? 0 : bounds[metric][index - 1]!;
      return from + (bound - from) * ((total * share - below) / count);
    }
    below += count;
  }
  return bounds[metric].at(-1);
}
