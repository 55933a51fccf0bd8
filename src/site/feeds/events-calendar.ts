import { writeAddress } from "#address/address.ts";
import { publishedWords, readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import { agendaMoment } from "../sections/events/agenda-days.ts";
import type { SiteServices } from "../site-services.ts";
import { calendarText } from "./calendar-text.ts";
import type { Feed } from "./feed.ts";

/**
 * Returns `/events/<id>.ics`: one event as a calendar file, or every event that is not over (`all`); undefined without such an event.
 */
export function eventsCalendar({ origin, now }: SiteServices, match: RegExpMatchArray): Feed | undefined {
  const [, language, id] = match;
  const locale: Locale = language === "en" ? "en" : "id";
  const { items, revised, note } = readSet(locale, "events");
  const { company } = readSet(locale, "common");
  // Calendars go on reading the file of an event that got another name.
  const name = items.some((event) => event.id === id) ? id : publishedWords().renamed?.("events", id!);
  const isOver = ({ ends }: (typeof items)[number]) => agendaMoment(ends) < now();
  const selected = id === "all" ? items.filter((event) => !isOver(event)) : items.filter((event) => event.id === name);
  if (id !== "all" && selected.length === 0) return undefined;
  const page = origin + writeAddress({ locale, edition: "v1", path: "/events" });
  const body = calendarText(
    company.name,
    company.name,
    selected.map((event) => ({
      uid: `${event.id}@${new URL(origin).hostname}`,
      revised: new Date(`${revised}T00:00:00+07:00`),
      starts: agendaMoment(event.starts),
      ends: agendaMoment(event.ends),
      summary: event.title,
      description: [event.body, event.sample ? note : "", page].filter(Boolean).join("\n"),
      location: event.city ? `${event.place}, ${event.city}` : event.place,
      url: `${page}#${event.id}`,
    })),
  );
  return { type: "text/calendar; charset=utf-8", body, ...(id === "all" && { isDaily: true }) };
}
