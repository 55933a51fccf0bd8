import { least, type Rupiah, rupiah, shareDown, shareHalfUp } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";

/** The value of a discount: percent of the subtotal (1 to 100) or whole rupiah, under an optional cap in rupiah. */
export interface DiscountRule {
  unit: "percent" | "idr";
  value: number;
  cap: Rupiah | null;
}

/** Returns the discount: min(subtotal, cap, percent rounded down | fixed) (PAYMENTS.md section 7). */
export function discountOf(subtotal: Rupiah, rule: DiscountRule): Rupiah {
  const worth = rule.unit === "percent" ? shareDown(subtotal, rule.value, 100) : rupiah(rule.value);
  return least(subtotal, worth, rule.cap ?? worth);
}

/** A tax rate: the base is `base` of the price, the tax `percent` of that base. */
export interface TaxRate {
  /** First day on which it applies, Asia/Jakarta. */
  from: Day;
  percent: number;
  base: readonly [numerator: number, denominator: number];
}

/**
 * Returns the PPN on what is charged. DPP is rounded first and PPN is calculated from the rounded DPP: the other sequence differs
 * by one rupiah for 2.7% of bases (PAYMENTS.md section 4; PER-11/PJ/2025 art. 129).
 */
export function taxOn(charged: Rupiah, rate: TaxRate): { dpp: Rupiah; ppn: Rupiah } {
  const dpp = shareHalfUp(charged, rate.base[0], rate.base[1]);
  return { dpp, ppn: shareHalfUp(dpp, rate.percent, 100) };
}
