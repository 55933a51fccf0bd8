import { create } from "zustand";
import { writeItem } from "#client/storage/storage.ts";
import type { Locale } from "#text/locales.ts";
import { initialLocale, localeKey } from "./initial-locale.ts";

const store = create<{ locale: Locale }>(() => ({ locale: initialLocale() }));

/** Returns the language of the app. */
export const useLocale = (): Locale => store((state) => state.locale);
export const currentLocale = (): Locale => store.getState().locale;

/** Changes the language of the app, of `<html lang>` and of the calls, and remembers it. */
export function setLocale(locale: Locale): void {
  writeItem(localeKey, locale);
  document.documentElement.lang = locale;
  store.setState({ locale });
}
