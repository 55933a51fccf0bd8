import type { Locale } from "#text/locales.ts";

const tag = (locale: Locale) => (locale === "en" ? "en-GB" : "id-ID");

/** A day in words, as people in Jakarta count days. */
export function dayText(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tag(locale), { dateStyle: "long", timeZone: "Asia/Jakarta" }).format(new Date(at));
}

export function momentText(at: string, locale: Locale): string {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Jakarta" } as const;
  return new Intl.DateTimeFormat(tag(locale), format).format(new Date(at));
}

/** A day as file names and tables write it, in Jakarta: `2026-11-22`. */
export function isoDay(at: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" }).format(at);
}

/** Whole days from now on; 0 on the last one. */
export function daysUntil(at: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((new Date(at).getTime() - now) / 86_400_000) - 1);
}

/** The last day on which a package runs: its end is the first moment of the day after. */
export function lastDayText(end: string, locale: Locale): string {
  return dayText(new Date(new Date(end).getTime() - 1).toISOString(), locale);
}
