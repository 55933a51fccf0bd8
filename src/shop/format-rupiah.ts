import type { Locale } from "#catalogue/locales.ts";

const formats: Record<Locale, Intl.NumberFormat> = {
  id: new Intl.NumberFormat("id-ID", { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat("en", { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
};

/** `Rp 1.500.000` in Indonesian, `Rp 1,500,000` in English; the space does not break. */
export function formatRupiah(amount: number, locale: Locale): string {
  const sign = amount < 0 ? "\u2212" : "";
  return `${sign}Rp\u00a0${formats[locale].format(Math.abs(amount))}`;
}

/** A moment as people in Jakarta read it: `20 November 2026 pukul 14.05`, `November 20, 2026 at 2:05 PM`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  }).format(moment);
}

/** A day `YYYY-MM-DD` in words: `20 November 2026`, `November 20, 2026`. */
export function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "id" ? "id-ID" : "en", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
