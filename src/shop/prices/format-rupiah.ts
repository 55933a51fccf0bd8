import type { Rupiah } from "#money/rupiah.ts";
import { type Locale, languageTags } from "#text/locales.ts";

/** Made when they are used: the first one takes a slow device 80 ms, which screens without amounts need not wait for. */
const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Returns `Rp1.500.000` in Indonesian, as EYD writes it, `Rp1,500,000` in English. */
export function formatRupiah(amount: Rupiah, locale: Locale): string {
  const sign = amount < 0 ? "\u2212" : "";
  formats[locale] ??= new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 0 });
  return `${sign}Rp${formats[locale].format(Math.abs(amount))}`;
}

/** Returns `Rp47,5 jt` in Indonesian, `Rp47.5m` in English: for axes and figures where the last rupiah does not matter. */
export function formatShortRupiah(amount: Rupiah, locale: Locale): string {
  const sign = amount < 0 ? "\u2212" : "";
  const format = new Intl.NumberFormat(languageTags[locale], { notation: "compact", maximumFractionDigits: 1 });
  return `${sign}Rp${format.format(Math.abs(amount))}`;
}
