import { expect, test } from "vitest";
import {
  chiSquareTail,
  differenceOf,
  estimateMean,
  estimateRate,
  finalBoundary,
  type Mean,
  neededVisitors,
  normalTail,
  type Rate,
  relativeDifferenceOf,
  sampleRatio,
} from "./statistics.ts";

const rateDifference = (base: Rate, other: Rate, bound: number) =>
  differenceOf(estimateRate(base), estimateRate(other), bound);
const meanDifference = (base: Mean, other: Mean, bound: number) =>
  differenceOf(estimateMean(base), estimateMean(other), bound);

test("tails and boundaries are those of printed tables", () => {
  expect(normalTail(0)).toBeCloseTo(0.5, 6);
  expect(normalTail(1.96)).toBeCloseTo(0.024998, 6);
  expect(normalTail(-1.96)).toBeCloseTo(0.975002, 6);
  expect([1, 2, 3].map((comparisons) => finalBoundary(comparisons).toFixed(4))).toEqual(["2.2414", "2.4977", "2.6383"]);
  // The values of chi-square at which a probability of 0.001 is left.
  expect([10.828, 13.816, 16.266].map((x, index) => chiSquareTail(x, index + 1).toFixed(6))).toEqual(
    Array(3).fill("0.001000"),
  );
});

test("visitors that are shared unlike the weights are no chance", () => {
  expect(sampleRatio([5000, 5100], [1, 1])).toBeGreaterThan(0.3);
  expect(sampleRatio([5000, 5500], [1, 1])).toBeLessThan(0.001);
  expect(sampleRatio([9000, 1000], [9, 1])).toBeCloseTo(1, 6);
  expect(sampleRatio([0, 0, 0], [1, 1, 1])).toBe(1);
});

test("without visitors nothing is said, and arms without anything to count have limits around 0", () => {
  expect(rateDifference({ count: 0, of: 0 }, { count: 3, of: 10 }, 2)).toBeUndefined();
  const nothing = rateDifference({ count: 0, of: 100 }, { count: 0, of: 100 }, 2)!;
  expect(nothing).toMatchObject({ difference: 0 });
  expect(nothing.low).toBeCloseTo(-nothing.high, 12);
  expect(nothing.high).toBeGreaterThan(0);
  // More people than visitors: one person came with two browsers.
  expect(Number.isFinite(rateDifference({ count: 5, of: 3 }, { count: 1, of: 3 }, 2)!.high)).toBe(true);
  const unpaid = { sum: 0, squares: 0, of: 100 };
  expect(meanDifference(unpaid, unpaid, 2)).toBeUndefined();
  expect(meanDifference(unpaid, { sum: 50, squares: 2500, of: 100 }, 2)!.low).toBeLessThan(0);
  expect(meanDifference({ ...unpaid, of: 1 }, { sum: 50, squares: 2500, of: 100 }, 2)).toBeUndefined();
});

test("a plan needs a rate and a lift, and more visitors for more arms", () => {
  expect(neededVisitors({ rate: 0.05, lift: 0.2, weights: [1, 1] })).toBe(19_752);
  expect(neededVisitors({ rate: 0.05, lift: 0.2, weights: [1, 1, 1] })!).toBeGreaterThan(30_000);
  for (const wrong of [
    { rate: 0, lift: 0.2 },
    { rate: 0.9, lift: 0.2 },
    { rate: 0.05, lift: 0 },
    { rate: 0.05, lift: -1 },
  ])
    expect(neededVisitors({ ...wrong, weights: [1, 1] })).toBeUndefined();
});

test("relative limits are those of Fieller, know that arm a is an estimate, and end at -1", () => {
  // By hand: rates of 0.1 and 0.15, of which 101 and 151 in 1,002 make the variances, and a bound of 2.
  const [base, other] = [
    { count: 100, of: 1000 },
    { count: 150, of: 1000 },
  ].map((rate) => estimateRate(rate)!);
  expect(base!.variance).toBeCloseTo((101 / 1002) * (901 / 1002 / 1002), 12);
  const clearance = 0.01 - 4 * base!.variance;
  const limits = [-1, 1].map(
    (sign) => (0.015 + sign * 2 * Math.sqrt(other!.variance * clearance + base!.variance * 0.0225)) / clearance - 1,
  );
  const found = relativeDifferenceOf(base, other, 2)!;
  expect(found.difference).toBeCloseTo(0.5, 10);
  expect([found.low, found.high]).toEqual([expect.closeTo(limits[0]!, 10), expect.closeTo(limits[1]!, 10)]);
  // Wider than those that take arm a's rate as known.
  const points = rateDifference({ count: 100, of: 1000 }, { count: 150, of: 1000 }, 2)!;
  expect(found.high).toBeGreaterThan(points.high / 0.1);
  const nearlyAll = relativeDifferenceOf(base, estimateRate({ count: 1, of: 1000 }), 3)!;
  expect(nearlyAll.low).toBe(-1);
  expect(nearlyAll.high).toBeLessThan(0);
  // Three people in arm a say nothing about shares.
  expect(relativeDifferenceOf(estimateRate({ count: 3, of: 1008 }), other, 2.2414)).toBeUndefined();
  expect(relativeDifferenceOf(estimateRate({ count: 0, of: 1000 }), other, 0.1)).toBeUndefined();
  expect(relativeDifferenceOf(estimateMean({ sum: -5, squares: 25, of: 9 }), other, 2)).toBeUndefined();
});
