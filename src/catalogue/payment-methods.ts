/** Mandiri comes first: it is the default of the specification. */
export const paymentMethodIds = ["mandiri_va", "bca_va", "bni_va", "bri_va", "permata_va", "qris"] as const;
export type PaymentMethodId = (typeof paymentMethodIds)[number];

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
