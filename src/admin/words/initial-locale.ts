import { readItem } from "#client/storage/storage.ts";
import { defaultLocale, isLocale, type Locale } from "#text/locales.ts";

/** Under which the language chosen in this browser is stored. */
export const localeKey = "admin.locale";

/** Returns the language chosen in this browser, or that of the page, which the server took from Accept-Language. */
export function initialLocale(): Locale {
  const stored = readItem(localeKey);
  if (isLocale(stored)) return stored;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
