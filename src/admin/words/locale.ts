import { create } from "zustand";
import { readItem, writeItem } from "#client/storage/storage.ts";
import { defaultLocale, isLocale, type Locale } from "#text/locales.ts";

const key = "admin.locale";

/** Returns the language chosen in this browser, or that of the page, which the server took from Accept-Language. */
function initialLocale(): Locale {
  const stored = readItem(key);
  if (isLocale(stored)) return stored;
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

const store = create<{ locale: Locale }>(() => ({ locale: initialLocale() }));

/** Returns the language of the app. */
export const useLocale = (): Locale => store((state) => state.locale);
export const currentLocale = (): Locale => store.getState().locale;

/** Changes the language of the app, of `<html lang>` and of the calls, and remembers it. */
export function setLocale(locale: Locale): void {
  writeItem(key, locale);
  document.documentElement.lang = locale;
  store.setState({ locale });
}
