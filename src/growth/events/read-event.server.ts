import type { EventWords } from "#content/kinds/events.ts";
import { loadEntries, presentName } from "#content/read-entry.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { jakartaMoment } from "#time/jakarta-day.ts";

/** An event of the agenda in the words of one language. */
export interface AgendaEvent {
  /** Its name in its address. */
  id: string;
  words: EventWords;
  starts: Date;
  ends: Date;
  /** How many can take part; undefined where everybody can. */
  seats: number | undefined;
}

/**
 * Returns a published event in a language, or in the other where it exists there alone; undefined when there is none.
 * One that was renamed is found by each of its former names.
 */
export function readEvent(name: string, locale: Locale): AgendaEvent | undefined {
  const id = presentName("events", name);
  if (id === undefined) return undefined;
  const [own, ...others] = [locale, ...locales].map((language) => loadEntries(language, "events").get(id));
  const words = own ?? others.find((found) => found !== undefined);
  if (!words) return undefined;
  // When and for how many is the same in every language: the first one decides, should editors have forgotten the other.
  const [first = words] = others.filter((found) => found !== undefined);
  return { id, words, starts: jakartaMoment(first.starts), ends: jakartaMoment(first.ends), seats: first.seats };
}

/** Returns the names of all published events. */
export function eventNames(): string[] {
  return [...new Set(locales.flatMap((locale) => [...loadEntries(locale, "events").keys()]))];
}
