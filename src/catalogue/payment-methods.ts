/** Mandiri comes first: it is the default of the specification. */
export const paymentMethodIds = ["mandiri_va", "bca_va", "bni_va", "bri_va", "permata_va", "qris"] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

/** Methods whose fee a buyer may be asked for: never QRIS (PBI 23/6/PBI/2021 art. 52). */
export const chargeableMethodIds = [
  "mandiri_va",
  "bca_va",
  "bni_va",
  "bri_va",
  "permata_va",
] as const satisfies PaymentMethodId[];
export type ChargeableMethodId = (typeof chargeableMethodIds)[number];

/** Names as customers know them; `Mandiri` is also the value stored in the browser's state. */
export const paymentMethodNames: Record<PaymentMethodId, string> = {
  mandiri_va: "Mandiri",
  bca_va: "BCA",
  bni_va: "BNI",
  bri_va: "BRI",
  permata_va: "Permata",
  qris: "QRIS",
};

/** Bank Indonesia's ceiling for one QRIS payment, in rupiah. */
export const qrisMaximum = 10_000_000;
