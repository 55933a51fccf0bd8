import { least, type Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { Locale } from "#text/locales.ts";
import type { PageRow } from "./page-row.ts";
import type { PackageOffer, SiteServices } from "./site-services.ts";

/** The cheapest monthly price in rupiah of each product sold online, by product. */
export type CheapestPrices = Record<string, Rupiah>;

/** Returns what each product sold online costs a month at least, from today's price list. */
export async function cheapestPrices({ packages }: SiteServices, locale: Locale): Promise<CheapestPrices> {
  const from: CheapestPrices = {};
  for (const { product, price } of await packages(locale)) from[product] = least(price, from[product] ?? price);
  return from;
}

/**
 * Returns title and description of a page with the monthly price of its product's cheapest package in place of `{price}`,
 * so that no price is written by hand; an ellipsis where the product has no package.
 */
export async function withCheapestPrice<Meta extends object>(
  meta: Meta,
  { about }: PageRow,
  locale: Locale,
  readOffers: (locale: Locale) => Promise<PackageOffer[]>,
): Promise<Meta> {
  const texts: [string, unknown][] = Object.entries(meta);
  if (!texts.some(([, text]) => String(text).includes("{price}"))) return meta;
  const prices = (await readOffers(locale)).filter(({ product }) => product === about).map(({ price }) => price);
  const price = prices.length > 0 ? formatRupiah(least(...prices), locale) : "…";
  return Object.fromEntries(texts.map(([key, text]) => [key, String(text).replace("{price}", price)])) as Meta;
}
