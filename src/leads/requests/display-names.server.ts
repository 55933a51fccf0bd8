import { industryIds } from "#catalogue/industries.ts";
import { isProductId } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";

/** Returns the product of a request as people read it: `big-social` -> `BigSocial`. */
export function productName(product: string, locale: Locale): string {
  if (isProductId(product)) return readSet(locale, "all").products[product].name;
  const others: Record<string, string> = readSet(locale, "mails-leads").products;
  return others[product] ?? product;
}

/** Returns an industry as people read it: `energy-and-utilities` -> `Energi dan utilitas`. */
export function industryName(industry: string, locale: Locale): string {
  const id = industryIds.find((known) => known === industry);
  if (id) return readSet(locale, "all").industries[id].name;
  return industry === "other" ? readSet(locale, "common").leadForm.otherIndustry : industry;
}
