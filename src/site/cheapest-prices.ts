import type { Locale } from "#text/locales.ts";
import type { SiteServices } from "./site-services.ts";

/** The cheapest monthly price in rupiah of each product sold online, by product. */
export type CheapestPrices = Record<string, number>;

/** Returns what each product sold online costs a month at least, from today's price list. */
export async function cheapestPrices({ packages }: SiteServices, locale: Locale): Promise<CheapestPrices> {
  const from: CheapestPrices = {};
  for (const { product, price } of await packages(locale)) from[product] = Math.min(price, from[product] ?? price);
  return from;
}
