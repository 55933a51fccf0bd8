import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import type { Seller } from "./invoice.ts";

/** Reads the company as invoices name it from the words that every page uses (`content/{locale}/common.json`). */
export function readSeller(): Seller {
  const { npwp, email, phone } = readSet("id", "common").company;
  return { ...nameIn("id"), npwp, email, phone: spacedPhone(phone), en: nameIn("en") };
}

function nameIn(locale: Locale): { name: string; address: string } {
  const { legalName, street, city, postalCode } = readSet(locale, "common").company;
  return { name: legalName, address: `${street}, ${city} ${postalCode}` };
}
