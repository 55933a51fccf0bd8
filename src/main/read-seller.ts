import { readSet } from "#content/read-set.server.ts";
import type { SellerConfig } from "#infra/config/config.server.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";

/** Returns the company as invoices name it; name, address and tax number come from the words that every page uses. */
export function readSeller(): SellerConfig {
  const { npwp, email, phone } = readSet("id", "common").company;
  return { ...nameIn("id"), npwp, email, phone: spacedPhone(phone), en: nameIn("en") };
}

function nameIn(locale: Locale): { name: string; address: string } {
  const { legalName, street, city, postalCode } = readSet(locale, "common").company;
  return { name: legalName, address: `${street}, ${city} ${postalCode}` };
}
