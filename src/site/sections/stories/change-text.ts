import type { Locale } from "#text/locales.ts";

/** Returns a number with its unit as it is written: `2,4%`, `38 menit`, `2.4%`, `38 minutes`. */
export function changeText(value: number, unit: string, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  return unit === "%" ? `${number}%` : `${number} ${unit}`;
}
