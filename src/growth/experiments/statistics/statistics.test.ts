import { expect, test } from "vitest";
import { finalBoundary } from "./boundary.ts";
import { meanDifference, rateDifference } from "./difference.ts";
import { neededVisitors } from "./needed-visitors.ts";
import { normalTail } from "./normal.ts";
import { chiSquareTail, sampleRatio } from "./sample-ratio.ts";

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
