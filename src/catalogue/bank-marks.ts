import type { PaymentMethodId } from "./payment-methods.ts";

/**
 * The colours by which customers know each way to pay: that of the ground and of the corner. Drawn with the name set in our
 * own letters; nobody's trademark is reproduced.
 */
export const bankColours: Record<PaymentMethodId, { ground: string; corner: string }> = {
  mandiri_va: { ground: "#003a70", corner: "#f2a900" },
  bca_va: { ground: "#005baa", corner: "#2f8fdc" },
  bni_va: { ground: "#00626d", corner: "#f0662a" },
  bri_va: { ground: "#00468c", corner: "#1f7fc9" },
  permata_va: { ground: "#0b7a3c", corner: "#a5c72c" },
  qris: { ground: "#1d1d1f", corner: "#e0222c" },
};
