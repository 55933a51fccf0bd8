import type { EventWords } from "#content/kinds/events.ts";
import type { CalendarEntry } from "#text/calendar-text.ts";
import { type Day, dayBegins, jakartaMoment } from "#time/jakarta-day.ts";

interface EntryOptions {
  /** Origin of the site; its host makes the entry's id unique. */
  site: string;
  /** The event's own page. */
  url: string;
  /** The day on which the agenda was last changed. */
  revised: Day;
  /** Lines below the event's own text. */
  notes: readonly string[];
  /** Where a person who has a seat goes or joins; the public place without it. */
  location?: string | undefined;
}

/** Returns an event as an entry of a calendar. That of a mail has the id of the public one, and takes its place. */
export function eventEntry(event: EventWords, { site, url, revised, notes, location }: EntryOptions): CalendarEntry {
  return {
    uid: `${event.id}@${new URL(site).hostname}`,
    revised: dayBegins(revised),
    starts: jakartaMoment(event.starts),
    ends: jakartaMoment(event.ends),
    summary: event.title,
    description: [event.body, ...notes, url].filter(Boolean).join("\n"),
    location: location ?? placeOfEvent(event),
    url,
    reminder: 1,
  };
}

/** Returns the public place of an event: `Kantor BigSuite, Surabaya`. */
export function placeOfEvent({ place, city }: Pick<EventWords, "place" | "city">): string {
  return city && !place.endsWith(city) ? `${place}, ${city}` : place;
}
