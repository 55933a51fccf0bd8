import type { Tier } from "#catalogue/packages.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Bilingual, Locale } from "#text/locales.ts";

/** Returns a package's display name: the product's from `all.json`, the tier's from `common.json`. */
export function packageName(product: SoldOnlineId, tier: Tier): Bilingual {
  const nameIn = (locale: Locale) =>
    `${readSet(locale, "all").products[product].name} ${readSet(locale, "common").tiers[tier]}`;
  return { id: nameIn("id"), en: nameIn("en") };
}
