import { use } from "react";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Locale } from "#text/locales.ts";
import { useLocale } from "../../words/locale.ts";

type Names = Record<SoldOnlineId, { name: string }>;

const files = import.meta.glob<Names>("/content/*/all.json", { import: "products" });
const loading = new Map<Locale, Promise<Names>>();

/** Returns the function that names a product; suspends until the names are loaded. */
export function useProductNames(): (product: string) => string {
  const locale = useLocale();
  let names = loading.get(locale);
  if (!names) {
    names = files[`/content/${locale}/all.json`]!();
    loading.set(locale, names);
    // A failed request may be repeated.
    names.catch(() => loading.delete(locale));
  }
  const known = use(names);
  return (product) => known[product as SoldOnlineId]?.name ?? product;
}
