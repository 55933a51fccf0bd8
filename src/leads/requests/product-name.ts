import type { Bilingual } from "#text/locales.ts";

const special: Record<string, Bilingual> = {
  "api-marketplace": { id: "API Marketplace", en: "API Marketplace" },
  "end-to-end-platform": { id: "platform menyeluruh", en: "the end-to-end platform" },
  "not-sure": { id: "produk belum ditentukan", en: "product not chosen yet" },
};

/** A product's name as people read it: `big-social` -> `BigSocial`. */
export function productName(product: string): Bilingual {
  const joined = product.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase());
  return special[product] ?? { id: joined, en: joined };
}
