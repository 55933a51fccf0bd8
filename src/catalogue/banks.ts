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

/**
 * Banks to which money is returned by transfer, by the name their customers use: the large ones first, then by letter.
 * One that is missing is typed.
 */
export const banks = [
  "BCA",
  "Mandiri",
  "BRI",
  "BNI",
  "BSI",
  "BTN",
  "CIMB Niaga",
  "Permata",
  "Danamon",
  "OCBC",
  "Allo Bank",
  "BCA Digital (blu)",
  "BCA Syariah",
  "BJB",
  "BPD Bali",
  "Bank Aladin",
  "Bank DKI (Bank Jakarta)",
  "Bank Jago",
  "Bank Jateng",
  "Bank Jatim",
  "Bank Mega",
  "Bank Muamalat",
  "Bank Neo Commerce",
  "Bank Raya",
  "Bank Sinarmas",
  "Bank Sumut",
  "Citibank",
  "DBS",
  "HSBC",
  "Jenius (SMBC Indonesia)",
  "KB Bank",
  "Maybank",
  "Panin",
  "SeaBank",
  "Standard Chartered",
  "Superbank",
  "UOB",
] as const;

/** What stands in the place of a bank that is not in the list. */
export const otherBank = "other";
