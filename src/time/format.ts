import { type Locale, languageTags } from "#text/locales.ts";
import type { Day } from "./jakarta-day.ts";

/** Formats by language and options: making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatAs(tag: string, moment: Date, options: Intl.DateTimeFormatOptions): string {
  const key = tag + JSON.stringify(options);
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(tag, { timeZone: "Asia/Jakarta", ...options });
    formats.set(key, made);
  }
  return made.format(moment);
}

function format(moment: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return formatAs(languageTags[locale], moment, options);
}

/** Returns a day in words: `20 Desember 2026`, `20 December 2026`. */
export function formatDay(day: Day, locale: Locale): string {
  return format(new Date(`${day}T00:00:00Z`), locale, { dateStyle: "long", timeZone: "UTC" });
}

/** Returns a day in few characters: `20 Des 2026`, `20 Dec 2026`. */
export function formatShortDay(day: Day, locale: Locale): string {
  return format(new Date(`${day}T00:00:00Z`), locale, { dateStyle: "medium", timeZone: "UTC" });
}

/** Returns a day in words with the day of the week: `Senin, 30 November 2026`, `Monday, 30 November 2026`. */
export function formatWeekday(day: Day, locale: Locale): string {
  return format(new Date(`${day}T00:00:00Z`), locale, { dateStyle: "full", timeZone: "UTC" });
}

/** Returns a month in words: `2026-11` as `November 2026`. */
export function formatMonth(month: string, locale: Locale): string {
  return format(new Date(`${month}-01T00:00:00Z`), locale, { month: "long", year: "numeric", timeZone: "UTC" });
}

/** Returns the day of a moment in Jakarta, in words. */
export function formatDayOf(moment: Date | string, locale: Locale): string {
  return format(new Date(moment), locale, { dateStyle: "long" });
}

/** Returns the last day of a period in words; the period ends with the first moment of the day after. */
export function formatLastDay(end: string, locale: Locale): string {
  return formatDayOf(new Date(new Date(end).getTime() - 1), locale);
}

/** Returns a moment in Jakarta: `20 November 2026 pukul 14.05`, `20 November 2026 at 14:05`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return format(moment, locale, { dateStyle: "long", timeStyle: "short" });
}

/** Returns a moment with its zone, for readers who may be elsewhere: `20 November 2026 pukul 14.05 WIB`. */
export function formatMomentWithZone(moment: Date, locale: Locale): string {
  return `${formatMoment(moment, locale)} WIB`;
}

/** Returns a moment in few characters: `20 Nov 2026, 14.05`. */
export function formatShortMoment(moment: Date | string, locale: Locale): string {
  return format(new Date(moment), locale, { dateStyle: "medium", timeStyle: "short" });
}

/** Returns the time of day in Jakarta: `14.05`, `14:05`. */
export function formatClock(moment: Date, locale: Locale): string {
  return format(moment, locale, { timeStyle: "short" });
}

/** Returns a moment in Jakarta as `2026-11-20 10:02`, which sorts and which spreadsheets read. */
export function sortableMinute(moment: Date): string {
  return formatAs("sv-SE", moment, { dateStyle: "short", timeStyle: "short" });
}

/** Returns the name of a column of such moments, with their zone: `placed_at (WIB)`. */
export const minuteColumn = (name: string): string => `${name} (WIB)`;

/** Returns the whole days from now until a moment; 0 on the last one. */
export function daysUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(moment).getTime() - now) / 86_400_000) - 1);
}
