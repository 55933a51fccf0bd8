import type { EventWords } from "#content/kinds/events.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";

/** Returns the events that have not ended before `today`, the nearest first, and those that have, the latest first. */
export function splitAgenda(items: readonly EventWords[], today: Day) {
  const byStart = items.toSorted((one, other) => (one.starts < other.starts ? -1 : 1));
  return {
    upcoming: byStart.filter(({ ends }) => ends.slice(0, 10) >= today),
    past: byStart.filter(({ ends }) => ends.slice(0, 10) < today).reverse(),
  };
}

/** Returns the months `YYYY-MM` around that of `today`. */
export function monthsAround(today: Day, before: number, after: number): string[] {
  const [year, month] = today.split("-").map(Number);
  return Array.from({ length: before + after + 1 }, (_, index) =>
    new Date(Date.UTC(year!, month! - 1 - before + index, 1)).toISOString().slice(0, 7),
  );
}

export function daysIn(month: string): number {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year!, number!, 0)).getUTCDate();
}

/** Returns the parts of a date as an agenda shows them: `3`, `Kamis`, `Desember 2026`. */
export function dayParts(written: string, locale: Locale) {
  const day = new Date(`${written.slice(0, 10)}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: "UTC" }).format(day);
  return {
    day: String(day.getUTCDate()),
    weekday: part({ weekday: "long" }),
    month: part({ month: "long", year: "numeric" }),
    monthShort: part({ month: "short" }).slice(0, 3),
  };
}

/** Cities ahead of Jakarta's time, with the time zone's name and the hours. */
const localClocks: Record<string, readonly [zone: string, ahead: number]> = {
  Makassar: ["WITA", 1],
  Denpasar: ["WITA", 1],
  Jayapura: ["WIT", 2],
};

/** Returns the hours of an event on site in its city's time, `09.30–12.00 WITA`; undefined where it is Jakarta's. */
export function localHoursText(
  event: Pick<EventWords, "starts" | "ends" | "city">,
  locale: Locale,
): string | undefined {
  const clock = event.city && localClocks[event.city];
  if (!clock) return undefined;
  const [zone, ahead] = clock;
  const there = (written: string) =>
    new Date(Date.parse(`${written}:00Z`) + ahead * 3_600_000).toISOString().slice(0, 16);
  return `${hoursText({ starts: there(event.starts), ends: there(event.ends) }, locale)} ${zone}`;
}

/** Returns `10.00–11.15` in Indonesian, `10:00–11:15` in English. */
export function hoursText({ starts, ends }: Pick<EventWords, "starts" | "ends">, locale: Locale): string {
  const text = `${starts.slice(11)}–${ends.slice(11)}`;
  return locale === "id" ? text.replaceAll(":", ".") : text;
}
