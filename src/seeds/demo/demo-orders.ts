import type { PaymentMethodId } from "#catalogue/payment-methods.ts";

/** What happens to an order after it was placed. */
export type DemoOutcome =
  | "paid"
  | "awaiting"
  | "expired"
  | "cancelled"
  | "wrong_amount"
  | "late"
  | "twice"
  | "reversed"
  | "refund_recorded"
  | "refunded";

/** An order of the customer at a place of the list. */
export interface DemoOrder {
  customer: number;
  ago: number;
  packageId: string;
  months: number;
  method: PaymentMethodId;
  outcome: DemoOutcome;
  voucher?: string;
}

const order = (
  customer: number,
  ago: number,
  packageId: string,
  months: number,
  method: PaymentMethodId,
  outcome: DemoOutcome,
  voucher?: string,
): DemoOrder => ({ customer, ago, packageId, months, method, outcome, ...(voucher ? { voucher } : {}) });

/** Orders in every state, oldest first; some packages end soon, some have ended. */
export const demoOrders: readonly DemoOrder[] = [
  order(0, 84, "big-social-starter", 3, "mandiri_va", "paid"),
  order(1, 80, "big-view-growth", 1, "bca_va", "paid"),
  order(2, 76, "big-query-starter", 1, "bni_va", "expired"),
  order(2, 75, "big-query-starter", 3, "bni_va", "paid"),
  order(3, 70, "big-social-growth", 1, "qris", "paid", "MULAI10"),
  order(0, 64, "big-assistant-starter", 1, "mandiri_va", "refunded"),
  order(4, 61, "big-assistant-growth", 6, "bri_va", "paid", "HEMAT3"),
  order(5, 56, "big-vision-starter", 1, "permata_va", "cancelled"),
  order(5, 55, "big-vision-starter", 3, "permata_va", "paid"),
  order(6, 50, "big-query-growth", 1, "mandiri_va", "reversed"),
  order(6, 49, "big-query-growth", 12, "mandiri_va", "paid"),
  order(1, 46, "big-view-growth", 1, "bca_va", "paid"),
  order(7, 41, "big-legal-starter", 1, "bca_va", "paid"),
  order(8, 36, "big-spider-starter", 1, "qris", "expired"),
  order(8, 35, "big-spider-starter", 1, "bni_va", "paid"),
  order(9, 29, "big-social-business", 1, "mandiri_va", "twice"),
  order(10, 24, "big-builder-growth", 3, "bca_va", "paid"),
  order(11, 22, "big-legal-growth", 1, "bri_va", "paid"),
  order(3, 19, "big-social-growth", 1, "mandiri_va", "paid"),
  order(12, 15, "big-vision-growth", 1, "mandiri_va", "refund_recorded"),
  order(13, 11, "big-assistant-business", 1, "bca_va", "late"),
  order(4, 8, "big-view-starter", 1, "bni_va", "cancelled"),
  // With a one-time code of the sample batch.
  order(7, 5, "big-builder-starter", 1, "qris", "paid", "CONTOH"),
  order(10, 2, "big-query-business", 1, "mandiri_va", "wrong_amount"),
  order(2, 1.2, "big-view-starter", 3, "mandiri_va", "paid", "SOSIAL250"),
  order(13, 0.3, "big-social-starter", 1, "bca_va", "awaiting"),
  order(5, 0.1, "big-vision-growth", 1, "mandiri_va", "awaiting"),
];
