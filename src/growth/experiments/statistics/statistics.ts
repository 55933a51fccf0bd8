/**
 * Returns the probability that a standard normal variable is above `z`, with a relative error below 1.2e-7: the
 * complementary error function by the Chebyshev fit of Press et al., Numerical Recipes (2nd ed., 6.2, `erfcc`).
 */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const fit = coefficients.reduceRight((sum, coefficient) => coefficient + t * sum, 0);
  const tail = (t * Math.exp(-x * x + fit)) / 2;
  return z < 0 ? 1 - tail : tail;
}

const coefficients = [
  ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
  ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
];

/** Returns the `z` above which a standard normal variable is with a probability of at most one half; by bisection. */
function normalQuantile(tail: number): number {
  let [low, high] = [0, 40];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalTail(middle) > tail) low = middle;
    else high = middle;
  }
  return high;
}

/** The share of experiments without any difference in which one may be reported. */
const falseAlarms = 0.05;

/**
 * Returns how many standard errors a difference must have from 0 after a share of the planned visitors, so that at most
 * 5% of experiments without a difference ever get there, however often they are looked at: the boundary of O'Brien and
 * Fleming (Biometrics 1979) in continuous time. The sum of what visitors did is a Brownian motion B(t) up to t = 1, its
 * Z(t) is B(t)/sqrt(t), and by the reflection principle P(|B| ever above c) <= 4 (1 - Phi(c)) (Lan and DeMets,
 * Biometrika 1983; Jennison and Turnbull, Group Sequential Methods, 2000). Of several comparisons each has its part of
 * the 5% (Bonferroni). With one, the boundary at the end is 2.2414.
 */
export function boundaryAt(share: number, comparisons: number): number {
  return finalBoundary(comparisons) / Math.sqrt(Math.min(1, share));
}

/** Returns the boundary at the planned number of visitors. */
export const finalBoundary = (comparisons: number): number => normalQuantile(falseAlarms / (4 * comparisons));

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

/** Below this probability the shares of visitors are no chance. */
export const sampleRatioLimit = 0.001;

/**
 * Returns the probability that the numbers of visitors differ so much from the weights of their arms by chance: Pearson's
 * chi-square test. 1 without any visitors.
 */
export function sampleRatio(visitors: readonly number[], weights: readonly number[]): number {
  const all = sum(visitors);
  if (all === 0) return 1;
  const expected = weights.map((weight) => (all * weight) / sum(weights));
  const distance = sum(expected.map((count, index) => (visitors[index]! - count) ** 2 / count));
  return chiSquareTail(distance, weights.length - 1);
}

/**
 * Returns the probability that a chi-square variable of so many degrees of freedom is above `x`, by the recurrence over the
 * degrees (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.8).
 */
export function chiSquareTail(x: number, degrees: number): number {
  if (degrees === 1) return 2 * normalTail(Math.sqrt(x));
  if (degrees === 2) return Math.exp(-x / 2);
  const added = degrees - 2;
  return chiSquareTail(x, added) + ((x / 2) ** (added / 2) * Math.exp(-x / 2)) / gammaOfHalves(added + 2);
}

/** Returns the gamma function at half of a whole number. */
function gammaOfHalves(twice: number): number {
  if (twice === 1) return Math.sqrt(Math.PI);
  return twice === 2 ? 1 : (twice / 2 - 1) * gammaOfHalves(twice - 2);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is said of an arm beside arm a. `none`: at the end, a difference was not found. */
export const verdicts = ["undecided", "better", "worse", "none"] as const;
export type Verdict = (typeof verdicts)[number];

/** Returns what an interval says: a difference counts as soon as 0 is outside, and is missing only at the end. */
export function verdictOf(interval: Interval | undefined, isFinal: boolean): Verdict {
  if (interval && interval.low > 0) return "better";
  if (interval && interval.high < 0) return "worse";
  return isFinal ? "none" : "undecided";
}
