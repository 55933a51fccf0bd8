import { normalTail } from "./normal.ts";

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
