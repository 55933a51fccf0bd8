import type { Locale } from "#text/locales.ts";

/**
 * Returns a key in words: from the list of names, or else what the list says of any other (`*`); in English the key itself, read
 * aloud: `moreLinks` becomes "More links". A key that is no word, such as an address, names itself.
 */
export function labelOfKey(key: string, names: Record<string, string>, locale: Locale): string {
  const known = Object.hasOwn(names, key) ? names[key] : undefined;
  if (known) return known;
  if (!/^[a-z][\w-]*$/i.test(key)) return key;
  if (locale !== "en") return names["*"] ?? key;
  const spaced = key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Returns how a choice is called, such as a product or a state: an identifier without a name is read aloud. */
export const labelOfValue = (value: string, names: Record<string, string>): string => labelOfKey(value, names, "en");

/** Returns how an entry of a record is called, whose key is an identifier: a product, a code. */
export const nameOfEntry = (key: string, names: Record<string, string>): string =>
  Object.hasOwn(names, key) ? names[key]! : key;
