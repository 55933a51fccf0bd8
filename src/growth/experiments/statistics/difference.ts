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

/**
 * Returns the difference of two rates with its limits, `bound` standard errors away; undefined while an arm has no
 * visitors. The standard error is that of Agresti and Caffo (The American Statistician 2000), who add one success and one
 * failure to each: so it is never 0, and small counts do not look certain.
 */
export function rateDifference(base: Rate, other: Rate, bound: number): Interval | undefined {
  if (base.of === 0 || other.of === 0) return undefined;
  return around(rateOf(other) - rateOf(base), Math.sqrt(variance(base) + variance(other)), bound);
}

/**
 * Returns the difference of two means per visitor, most of whom paid nothing, with its limits; the variance is that of
 * the sample (Welch). Undefined while an arm has fewer than two visitors, or nobody has paid anything.
 */
export function meanDifference(base: Mean, other: Mean, bound: number): Interval | undefined {
  if (base.of < 2 || other.of < 2) return undefined;
  const error = Math.sqrt(varianceOfMean(base) + varianceOfMean(other));
  return error === 0 ? undefined : around(meanOf(other) - meanOf(base), error, bound);
}

export const rateOf = ({ count, of }: Rate): number => (of === 0 ? 0 : count / of);
export const meanOf = ({ sum, of }: Mean): number => (of === 0 ? 0 : sum / of);

/** One person may be counted as two visitors, so that a count may exceed its visitors. */
function variance({ count, of }: Rate): number {
  const rate = Math.min(1, (count + 1) / (of + 2));
  return (rate * (1 - rate)) / (of + 2);
}

function varianceOfMean({ sum, squares, of }: Mean): number {
  return Math.max(0, squares - (sum * sum) / of) / (of - 1) / of;
}

const around = (difference: number, error: number, bound: number): Interval => ({
  difference,
  low: difference - bound * error,
  high: difference + bound * error,
});
