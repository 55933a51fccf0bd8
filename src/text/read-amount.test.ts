import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test.each([
  ["1.234.567,00", 1_234_567],
  ["1,234,567.00", 1_234_567],
  ["1234567", 1_234_567],
  ["Rp 1.234.567", 1_234_567],
  ["Rp. 1.665.000", 1_665_000],
  ["IDR 1,665,000.00", 1_665_000],
  ["1.000", 1000],
  ["1,000", 1000],
  ["1000.5", 1000.5],
  ["4440,00", 4440],
  ["(1.000)", -1000],
  ["-4.000,50", -4000.5],
  ["1.000-", -1000],
  ["1.665.000,00 CR", 1_665_000],
  ["1.665.000,00 DB", -1_665_000],
  ["0", 0],
  ["-0", 0],
])("%s", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(["", "-", "abc", "1.2.3", "1.23,456,7", "12.34.567", "1234.5678", "1e6", "(1.000", "1.000)", "12,345.678,9"])(
  "%s is no amount",
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

test("reads every whole amount as both languages write it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      for (const tag of ["id-ID", "en-US"]) {
        const options = { minimumFractionDigits: 0, maximumFractionDigits: 2 };
        expect(readAmount(amount.toLocaleString(tag, options))).toBe(amount === 0 ? 0 : amount);
        expect(readAmount(amount.toLocaleString(tag, { ...options, minimumFractionDigits: 2 }))).toBe(amount || 0);
      }
    }),
  );
});
