import { type Locale, languageTags } from "#text/locales.ts";

/**
 * Returns what a field for a day or a time shows: `20 Nov 2026`, `20 Nov 2026, 09.00`; undefined for anything that is no
 * whole day, as while a year is being typed.
 */
export function shownDay(value: string, locale: Locale): string | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  if (!day || Number.isNaN(Date.parse(day))) return undefined;
  const format = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "medium", timeZone: "UTC" });
  const text = format.format(new Date(`${day}T00:00:00Z`));
  if (!time) return text;
  return `${text}, ${locale === "id" ? time.replace(":", ".") : time}`;
}
