import type { SiteServices } from "../site-services.ts";
import { changelogFeed } from "./changelog-feed.ts";
import { eventsCalendar } from "./events-calendar.ts";
import type { Feed } from "./feed.ts";
import { llmsTxt } from "./llms-txt.ts";
import { manifest } from "./manifest.ts";
import { newsletterAtom } from "./newsletter-atom.ts";
import { robots } from "./robots.ts";
import { rss } from "./rss.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";
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
