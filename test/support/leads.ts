import type { NewsletterTexts } from "#growth/newsletter/readers/subscribers.server.ts";
import type { ContactInput } from "#leads/requests/contact-request.ts";
import type { Arrival } from "#leads/requests/receive-request.server.ts";

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

/** The arrival of such a request, in tests. */
export const goodArrival: Arrival = {
  locale: "id",
  texts: { privacyVersion: "2026-11-20", privacyHash: "privacy-hash", marketingHash: "marketing-hash" },
  limit: { scope: "test", who: "127.0.0.1", limit: { max: 1_000_000, seconds: 60 } },
};

/** The texts beside the newsletter's form, in tests. */
export const newsletterTexts: NewsletterTexts = {
  privacyVersion: "2026-11-20",
  privacyHash: "privacy-hash",
  textHash: "text-hash",
};
