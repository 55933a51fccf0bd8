import type { ContactInput } from "./contact-request.ts";

/** A contact request that is accepted, for tests. */
export const goodRequest = {
  name: "Sari Wulandari",
  company: "PT Contoh Jaya",
  email: "sari@contoh.co.id",
  phone: "0812 3456 7890",
  industry: "retail",
  job: "Manajer data",
  product: "big-social",
  message: "Kami ingin demo.\nTerima kasih.",
} as const satisfies ContactInput;
