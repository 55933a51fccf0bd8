import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rupiah, shareDown, shareHalfUp } from "#money/rupiah.ts";
import { type DiscountRule, discountOf, taxOn } from "./money.ts";
import { priceOf } from "./price.ts";
import { taxRateOn } from "./tax-rates.ts";

const rate = taxRateOn("2026-11-20");
const amount = fc.integer({ min: 0, max: 100_000_000 }).map(rupiah);
const months = fc.integer({ min: 1, max: 36 });
const rule: fc.Arbitrary<DiscountRule> = fc.oneof(
  fc.record({
    unit: fc.constant("percent" as const),
    value: fc.integer({ min: 1, max: 100 }),
    cap: fc.option(amount),
  }),
  fc.record({ unit: fc.constant("idr" as const), value: fc.integer({ min: 1, max: 1e9 }), cap: fc.option(amount) }),
);
const input = fc.record({
  unitPrice: amount,
  quantity: months,
  discount: fc.option(rule),
  channelFee: fc.integer({ min: 0, max: 20_000 }).map(rupiah),
  taxRate: fc.constant(rate),
});

test("rupiah refuses what is not whole", () => {
  for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => rupiah(wrong)).toThrow(RangeError);
  expect(Object.is(rupiah(-0), 0)).toBe(true);
});

describe("PPN", () => {
  test.each([
    [1_000_000, 916_667, 110_000],
    [1_004_000, 920_333, 110_440],
    [999_999, 916_666, 110_000],
    [149_950, 137_454, 16_494],
    [3_453_454, 3_165_666, 379_880],
  ])("of %i", (base, dpp, ppn) => {
    expect(taxOn(rupiah(base), rate)).toEqual({ dpp, ppn });
  });

  test("takes the rate of the day", () => {
    expect(taxOn(rupiah(1_000_000), taxRateOn("2024-12-31"))).toEqual({ dpp: 1_000_000, ppn: 110_000 });
    expect(taxRateOn("2025-01-01").percent).toBe(12);
    expect(taxRateOn("2000-01-01").from).toBe("2022-04-01");
  });

  test("stays within a rupiah of 11%", () => {
    fc.assert(
      fc.property(amount, (base) => {
        expect(Math.abs(taxOn(base, rate).ppn - base * 0.11)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test("shares agree with exact division", () => {
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1, max: 1000 }),
      (of, numerator, denominator) => {
        const down = shareDown(of, numerator, denominator);
        const halfUp = shareHalfUp(of, numerator, denominator);
        const product = BigInt(of) * BigInt(numerator);
        const rest = product - BigInt(down) * BigInt(denominator);
        expect(rest >= 0n && rest < BigInt(denominator)).toBe(true);
        expect(halfUp).toBe(2n * rest >= BigInt(denominator) ? down + 1 : down);
      },
    ),
  );
});

test("a discount never exceeds subtotal, cap or its fixed value", () => {
  fc.assert(
    fc.property(amount, rule, (subtotal, discount) => {
      const off = discountOf(subtotal, discount);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(subtotal);
      if (discount.cap !== null) expect(off).toBeLessThanOrEqual(discount.cap);
      if (discount.unit === "idr") expect(off).toBeLessThanOrEqual(discount.value);
      else expect(off).toBeLessThanOrEqual((subtotal * discount.value) / 100);
    }),
  );
});

describe("a price", () => {
  test("as worked in PAYMENTS.md", () => {
    const price = priceOf({
      unitPrice: rupiah(350_000),
      quantity: 3,
      discount: { unit: "idr", value: 50_000, cap: null },
      channelFee: rupiah(4_000),
      taxRate: rate,
    });
    expect(price).toMatchObject({
      subtotal: 1_050_000,
      discount: 50_000,
      dpp: 920_333,
      ppn: 110_440,
      total: 1_114_440,
    });
    expect(price.lines.map((line) => [line.kind, line.amount])).toEqual([
      ["package", 1_050_000],
      ["voucher", -50_000],
      ["channel_fee", 4_000],
      ["ppn", 110_440],
    ]);
  });

  test("is never negative, and its parts sum to the total", () => {
    fc.assert(
      fc.property(input, (from) => {
        const price = priceOf(from);
        expect(price.total).toBeGreaterThanOrEqual(0);
        expect(price.subtotal - price.discount + price.channelFee + price.ppn).toBe(price.total);
        expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.total);
        for (const line of price.lines) expect(line.unitPrice * line.quantity).toBe(line.amount);
      }),
    );
  });

  test("does not fall when months are added", () => {
    fc.assert(
      fc.property(input, (from) => {
        const more = priceOf({ ...from, quantity: from.quantity + 1 });
        expect(more.total).toBeGreaterThanOrEqual(priceOf(from).total);
      }),
    );
  });
});
