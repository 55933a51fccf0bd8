import fc from "fast-check";
import { expect, test } from "vitest";
import { bucketOf, quantile, type SpeedMetric } from "./metrics.ts";

const histogramOf = (metric: SpeedMetric, values: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(metric, value), (counts.get(bucketOf(metric, value)) ?? 0) + 1);
  return counts;
};

test("the quantile of a histogram lies in the bucket of the real one", () => {
  const values = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(values, (list) => {
      const real = list.toSorted((a, b) => a - b)[Math.ceil(list.length * 0.75) - 1]!;
      const found = quantile("lcp", histogramOf("lcp", list), 0.75)!;
      expect(bucketOf("lcp", found)).toBe(bucketOf("lcp", real));
    }),
  );
});

test("nothing measured has no quantile, no shift is 0, and what is beyond the last bound is at it", () => {
  expect(quantile("lcp", new Map(), 0.75)).toBeUndefined();
  expect(quantile("cls", histogramOf("cls", [0, 0, 0, 0.4]), 0.75)).toBe(0);
  expect(quantile("inp", histogramOf("inp", [60_000]), 0.75)).toBe(5000);
});
