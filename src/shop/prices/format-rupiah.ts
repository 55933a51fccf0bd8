import type { Locale } from "#text/locales.ts";

const formats: Record<Locale, Intl.NumberFormat> = {
  id: new Intl.NumberFormat("id-ID", { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat("en-GB", { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
};

/** `Rp1.500.000` in Indonesian, as EYD writes it, `Rp1,500,000` in English. */
export function formatRupiah(amount: number, locale: Locale): string {
  const sign = amount < 0 ? "\u2212" : "";
  return `${sign}Rp${formats[locale].format(Math.abs(amount))}`;
}

/** A moment as people in Jakarta read it: `20 November 2026 pukul 14.05`, `20 November 2026 at 14:05`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  }).format(moment);
}

/** The time of day in Jakarta: `14.05`, `14:05`. */
export function formatClock(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en-GB", {
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  }).format(moment);
}

/** A day `YYYY-MM-DD` in words: `20 Desember 2026`, `20 December 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
