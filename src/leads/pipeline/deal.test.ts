import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { boardStates, dealValue, mostAmount, mostLines, mostMonths, stateWeights, weighted } from "./deal.ts";

const line = (amount: number) => ({ product: "big-social", package_id: null, amount: rupiah(amount) });

test("a lead is worth the sum of its lines, or what was typed instead, for each month", () => {
  const lines = [line(4_500_000), line(1_250_001)];
  expect(dealValue({ lines, amount: null, months: 12 })).toEqual({ amount: 5_750_001, value: 69_000_012 });
  expect(dealValue({ lines, amount: rupiah(5_000_000), months: null })).toEqual({
    amount: 5_000_000,
    value: 5_000_000,
  });
  expect(dealValue({ lines: [], amount: null, months: 12 })).toEqual({ amount: null, value: null });
  expect(dealValue({ lines: [], amount: rupiah(0), months: 3 })).toEqual({ amount: 0, value: 0 });
});

test("the largest value and its weights are exact numbers", () => {
  const lines = Array.from({ length: mostLines }, () => line(mostAmount / mostLines));
  const { value } = dealValue({ lines, amount: null, months: mostMonths });
  expect(Number.isSafeInteger(value! * 100)).toBe(true);
  expect(weighted(value!, "won")).toBe(value);
  expect(weighted(rupiah(3), "qualified")).toBe(2);
  expect(weighted(value!, "lost")).toBe(0);
});

test("a lead is the more probable the further it is", () => {
  const weights = boardStates.filter((state) => state !== "lost").map((state) => stateWeights[state]);
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
});
