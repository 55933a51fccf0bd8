declare const brand: unique symbol;

/** A whole number of rupiah. Created by `rupiah` only; all arithmetic on amounts is in this file. */
export type Rupiah = number & { readonly [brand]: "Rupiah" };

/** Converts a number to rupiah. Throws a RangeError for fractions, NaN and what a double cannot hold exactly. */
export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of rupiah: ${amount}`);
  return (amount === 0 ? 0 : amount) as Rupiah;
}

export const zero: Rupiah = rupiah(0);

export function sum(...amounts: readonly Rupiah[]): Rupiah {
  let total = 0;
  for (const amount of amounts) total += amount;
  return rupiah(total);
}

export function minus(amount: Rupiah, less: Rupiah): Rupiah {
  return rupiah(amount - less);
}

export function negative(amount: Rupiah): Rupiah {
  return rupiah(-amount);
}

export function times(amount: Rupiah, count: number): Rupiah {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole count: ${count}`);
  return rupiah(amount * count);
}

function least(...amounts: readonly Rupiah[]): Rupiah {
  return rupiah(Math.min(...amounts));
}

/** Returns `amount x numerator / denominator`, to whole rupiah, half up. Amounts here are never negative. */
export function shareHalfUp(amount: Rupiah, numerator: number, denominator: number): Rupiah {
  return share(amount, numerator, denominator, BigInt(denominator));
}

/** Returns `amount x numerator / denominator`, rounded down: what a discount does. */
export function shareDown(amount: Rupiah, numerator: number, denominator: number): Rupiah {
  return share(amount, numerator, denominator, 0n);
}

// In BigInt, because amount x numerator may leave the safe integers long before the quotient does.
function share(amount: Rupiah, numerator: number, denominator: number, round: bigint): Rupiah {
  if (amount < 0 || numerator < 0 || denominator <= 0) throw new RangeError("a share of a negative amount");
  return rupiah(Number((2n * BigInt(amount) * BigInt(numerator) + round) / (2n * BigInt(denominator))));
}

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
  from: string;
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
