import { type PaymentMethodId, paymentMethodIds, paymentMethodNames, qrisMaximum } from "#catalogue/payment-methods.ts";
import { type Rupiah, rupiah, zero } from "#money/rupiah.ts";

/** A payment method: its name, its fee for the buyer, and the totals it can carry. */
export interface PaymentMethod {
  id: PaymentMethodId;
  name: string;
  kind: "virtual_account" | "qris";
  channelFee: Rupiah;
  min: Rupiah;
  max: Rupiah;
}

// The narrowest of the providers' published ranges (PAYMENTS.md section 3); banks without one use BCA's.
const bankMinimum = rupiah(10_000);
const bankMaximum = rupiah(50_000_000);
const limits: Partial<Record<PaymentMethodId, { min: Rupiah; max: Rupiah }>> = {
  mandiri_va: { min: rupiah(1), max: rupiah(1_000_000_000) },
  qris: { min: rupiah(1), max: rupiah(qrisMaximum) },
};

/**
 * Returns the methods with their fees. Passing provider fees on may be unlawful (PBI 23/6/PBI/2021 art. 52(1)), so a fee is 0
 * unless configured, and always 0 for QRIS, where the rule is enforced.
 */
export function paymentMethods(fees: Partial<Record<PaymentMethodId, Rupiah>> = {}): PaymentMethod[] {
  return paymentMethodIds.map((id) => ({
    id,
    name: paymentMethodNames[id],
    kind: id === "qris" ? "qris" : "virtual_account",
    channelFee: id === "qris" ? zero : (fees[id] ?? zero),
    min: limits[id]?.min ?? bankMinimum,
    max: limits[id]?.max ?? bankMaximum,
  }));
}

/** Returns for how many minutes a payment stays open: a day at a bank, 15 minutes for a QR code (PAYMENTS.md section 2). */
export function minutesToPay(method: PaymentMethodId): number {
  return method === "qris" ? 15 : 24 * 60;
}

export type MethodRefusal = "below_method_minimum" | "above_method_maximum";

/** Returns why a method cannot carry a total, or null. A total of 0 needs no payment. */
export function methodRefusal(method: PaymentMethod, total: Rupiah): MethodRefusal | null {
  if (total === 0) return null;
  if (total < method.min) return "below_method_minimum";
  return total > method.max ? "above_method_maximum" : null;
}
