import { type Locale, languageTags } from "#text/locales.ts";

const formats: Record<Locale, Intl.NumberFormat> = {
  id: new Intl.NumberFormat(languageTags.id, { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat(languageTags.en, { maximumFractionDigits: 0 }),
};

/** Returns `Rp1.500.000` in Indonesian, as EYD writes it, `Rp1,500,000` in English. */
export function formatRupiah(amount: number, locale: Locale): string {
  const sign = amount < 0 ? "\u2212" : "";
  return `${sign}Rp${formats[locale].format(Math.abs(amount))}`;
}
