import type { Locale } from "#text/locales.ts";
import { formatShortDay, formatShortMoment } from "#time/format.ts";
import { isDay, jakartaMoment } from "#time/jakarta-day.ts";

/**
 * Returns what a field for a day or a time shows: `20 Nov 2026`, `20 Nov 2026, 09.00`; undefined for anything that is no
 * whole day, as while a year is being typed.
 */
export function shownDay(value: string, locale: Locale): string | undefined {
  const [day, time] = value.split("T");
  if (!isDay(day)) return undefined;
  if (time === undefined) return formatShortDay(day, locale);
  const moment = jakartaMoment(value.slice(0, "2026-11-20T09:00".length));
  return Number.isNaN(moment.getTime()) ? undefined : formatShortMoment(moment, locale);
}
