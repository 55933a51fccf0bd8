/** A difference with the limits between which the true one lies. */
export interface Interval {
  difference: number;
  low: number;
  high: number;
}

/** How many of the visitors of an arm did something. */
export interface Rate {
  count: number;
  of: number;
}

/** What the visitors of an arm paid; `squares` is the sum of the squared totals of each person. */
export interface Mean {
  sum: number;
  squares: number;
  of: number;
}

/** What a visitor of an arm brings, and the variance of that figure. */
export interface Estimate {
  value: number;
  variance: number;
}

export const rateOf = ({ count, of }: Rate): number => (of === 0 ? 0 : count / of);
export const meanOf = ({ sum, of }: Mean): number => (of === 0 ? 0 : sum / of);

/**
 * Returns the rate of an arm; undefined while it has no visitors. The variance is that of Agresti and Caffo (The American
 * Statistician 2000), who add one success and one failure: so it is never 0, and small counts do not look certain. One
 * person may be counted as two visitors, so that a count may exceed its visitors.
 */
export function estimateRate(counted: Rate): Estimate | undefined {
  if (counted.of === 0) return undefined;
  const rate = Math.min(1, (counted.count + 1) / (counted.of + 2));
  return { value: rateOf(counted), variance: (rate * (1 - rate)) / (counted.of + 2) };
}

/**
 * Returns the mean per visitor of an arm, most of whom paid nothing, with the variance of the sample (Welch); undefined
 * with fewer than two visitors.
 */
export function estimateMean(paid: Mean): Estimate | undefined {
  const { sum, squares, of } = paid;
  if (of < 2) return undefined;
  return { value: meanOf(paid), variance: Math.max(0, squares - (sum * sum) / of) / (of - 1) / of };
}

/**
 * Returns the difference of an arm to arm a with its limits, `bound` standard errors away; undefined while one of them has
 * no estimate, or nobody has paid anything.
 */
export function differenceOf(base: Estimate | undefined, other: Estimate | undefined, bound: number) {
  if (!base || !other) return undefined;
  const error = Math.sqrt(base.variance + other.variance);
  return error === 0 ? undefined : around(other.value - base.value, bound * error);
}

/**
 * Returns the difference as a share of what arm a has (0.2: a fifth more), with the limits of Fieller (Journal of the Royal
 * Statistical Society B, 1954), which know that arm a's figure is an estimate too. They are those shares r at which the
 * other arm less (1 + r) times arm a is within `bound` standard errors of 0, so they leave 0 out exactly when those of the
 * difference do. Nothing falls by more than all: limits end at -1. Undefined where arm a itself is not clear of 0: then
 * there is no upper limit.
 */
export function relativeDifferenceOf(
  base: Estimate | undefined,
  other: Estimate | undefined,
  bound: number,
): Interval | undefined {
  if (!base || !other || base.value <= 0) return undefined;
  const clearance = base.value ** 2 - bound ** 2 * base.variance;
  if (clearance <= 0) return undefined;
  const middle = (base.value * other.value) / clearance;
  const reach = (bound * Math.sqrt(other.variance * clearance + base.variance * other.value ** 2)) / clearance;
  const share = (ratio: number) => Math.max(-1, ratio - 1);
  return {
    difference: share(other.value / base.value),
    low: share(middle - reach),
    high: share(middle + reach),
  };
}

const around = (difference: number, reach: number): Interval => ({
  difference,
  low: difference - reach,
  high: difference + reach,
});
