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
export function normalQuantile(tail: number): number {
  let [low, high] = [0, 40];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (normalTail(middle) > tail) low = middle;
    else high = middle;
  }
  return high;
}
