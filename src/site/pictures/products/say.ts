import type { Locale } from "#text/locales.ts";

/** Returns a function that chooses the text of the picture's language. */
export function sayIn(locale: Locale) {
  return (id: string, en: string) => (locale === "id" ? id : en);
}
