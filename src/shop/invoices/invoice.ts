/** Who sells: one company, from configuration. Frozen into every invoice. */
export interface Seller {
  name: string;
  address: string;
  npwp: string;
}

/** Receipts above this amount that state money received need a Rp10,000 duty stamp (meterai) (PAYMENTS.md section 4). */
export const stampThreshold = 5_000_000;

/** `INV-202611-000042`: month of issue in Jakarta, then a number that runs without gaps within it. */
export function invoiceNumber(month: string, sequence: number): string {
  return `INV-${month}-${String(sequence).padStart(6, "0")}`;
}

/** `2026-11-20` -> `202611`. */
export function monthOf(day: string): string {
  return day.slice(0, 7).replace("-", "");
}
