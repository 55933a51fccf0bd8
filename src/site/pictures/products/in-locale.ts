import type { Locale } from "#text/locales.ts";

/** Returns a function that chooses between the Indonesian and the English text of a picture. */
export const inLocale =
  (locale: Locale) =>
  <Text,>(id: Text, en: Text): Text =>
    locale === "id" ? id : en;
