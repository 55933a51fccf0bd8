import { finalBoundary } from "./boundary.ts";
import { normalQuantile } from "./normal.ts";

/** The share of true lifts that the planned visitors must find. */
const power = 0.8;

interface Planned {
  /** Of arm a, between 0 and 1. */
  rate: number;
  /** Relative: 0.2 is a fifth more. */
  lift: number;
  /** Of each arm, arm a first. */
  weights: readonly number[];
}

/**
 * Returns how many visitors, all arms together, find a lift of the rate in four of five experiments: the usual number for
 * two proportions (Fleiss, Statistical Methods for Rates and Proportions), with the boundary at the end in place of
 * 1.96. Looking earlier finds a little more. Undefined where a rate would be 0 or above 1.
 */
export function neededVisitors({ rate, lift, weights }: Planned): number | undefined {
  const lifted = rate * (1 + lift);
  if (!(rate > 0 && lifted > 0 && lifted < 1) || lift === 0) return undefined;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const [first = 1, ...others] = weights;
  const least = Math.min(...others);
  const spread = (rate * (1 - rate) * all) / first + (lifted * (1 - lifted) * all) / least;
  const errors = finalBoundary(others.length) + normalQuantile(1 - power);
  return Math.ceil((errors ** 2 * spread) / (lifted - rate) ** 2);
}
