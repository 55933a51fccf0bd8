import { writeAddress } from "#address/address.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import { presentName } from "#content/read-entry.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { eventEntry } from "#growth/events/calendar-entry.ts";
import { calendarText } from "#text/calendar-text.ts";
import type { Locale } from "#text/locales.ts";
import { jakartaMoment } from "#time/jakarta-day.ts";
import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";
import { changelogFeed, newsletterAtom, rss } from "./reader-feeds.ts";
import { llmsTxt, manifest, robots, securityTxt, sitemap } from "./site-files.ts";
import { speculationRules } from "./speculation-rules.ts";

type Maker = (services: SiteServices, match: RegExpMatchArray) => Feed | undefined | Promise<Feed | undefined>;

const makers: [RegExp, Maker][] = [
  [/^\/sitemap\.xml$/, sitemap],
  [/^\/robots\.txt$/, robots],
  [/^\/\.well-known\/security\.txt$/, securityTxt],
  [/^\/llms\.txt$/, llmsTxt],
  [/^\/speculation-rules\.json$/, speculationRules],
  [/^\/(?:(en)\/)?events\/([\w-]+)\.ics$/, eventsCalendar],
  [/^\/(?:(en)\/)?feed\.xml$/, rss],
  [/^\/(?:(en)\/)?changelog\.xml$/, changelogFeed],
  [/^\/(?:(en)\/)?newsletter\.xml$/, newsletterAtom],
  [/^\/manifest\.(id|en)\.webmanifest$/, manifest],
];

/** Returns the feed at a pathname, or undefined when there is none. */
export async function makeFeed(pathname: string, services: SiteServices): Promise<Feed | undefined> {
  for (const [pattern, make] of makers) {
    const match = pathname.match(pattern);
    if (match) return make(services, match);
  }
  return undefined;
}

/**
 * Returns `/events/<id>.ics`: one event as a calendar file, or every event that is not over (`all`); undefined without such an event.
 */
function eventsCalendar({ origin, now }: SiteServices, match: RegExpMatchArray): Feed | undefined {
  const [, language, id] = match;
  const locale: Locale = language === "en" ? "en" : "id";
  const { items, revised, note } = readSet(locale, "events");
  const { company } = readSet(locale, "common");
  // Calendars go on reading the file of an event that got another name.
  const name = presentName("events", id!);
  const isOver = ({ ends }: (typeof items)[number]) => jakartaMoment(ends) < now();
  const selected = id === "all" ? items.filter((event) => !isOver(event)) : items.filter((event) => event.id === name);
  if (id !== "all" && selected.length === 0) return undefined;
  const urlOf = (event: (typeof items)[number]) =>
    origin + writeAddress({ locale, edition: "v1", path: entryPath("events", event.id) });
  const entries = selected.map((event) =>
    eventEntry(event, { site: origin, url: urlOf(event), revised, notes: event.sample ? [note] : [] }),
  );
  const body = calendarText(company.name, company.name, entries);
  return { type: "text/calendar; charset=utf-8", body, ...(id === "all" && { isDaily: true }) };
}
