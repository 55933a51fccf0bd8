import type { Day } from "#time/jakarta-day.ts";
import type { TaxRate } from "./money.ts";

/**
 * PPN by the day on which an order is placed, newest last. Since 2025 the nominal rate is 12%, and for goods that
 * are not luxuries the base (DPP nilai lain) is 11/12 of the price (PMK 131/2024, PMK 11/2025).
 * A change of law is one more row here.
 */
const taxRates: readonly TaxRate[] = [
  { from: "2022-04-01", percent: 11, base: [1, 1] },
  { from: "2025-01-01", percent: 12, base: [11, 12] },
];

/** Returns the rate in force on a day; days before the first row use the first row. */
export function taxRateOn(day: Day, rates: readonly TaxRate[] = taxRates): TaxRate {
  return rates.findLast((rate) => rate.from <= day) ?? rates[0]!;
}
