import { readBrand } from "#content/brand/read-brand.server.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import type { Seller } from "./invoice.ts";

/** Reads the company as invoices name it now: the words that every page uses (`common`), and its colours. */
export function readSeller(): Seller {
  const { npwp, email, phone } = readSet("id", "common").company;
  const { primary, accent } = readBrand().light;
  return {
    ...nameIn("id"),
    npwp,
    email,
    phone: spacedPhone(phone),
    colours: { primary, accent },
    en: nameIn("en"),
  };
}

function nameIn(locale: Locale): NonNullable<Seller["en"]> {
  const { name, legalName, street, city, postalCode } = readSet(locale, "common").company;
  return { name: legalName, address: `${street}, ${city} ${postalCode}`, company: name };
}
