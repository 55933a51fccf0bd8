import { localizeHref } from "#address/address.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainText } from "#text/plain-text.ts";
import { jakartaMoment } from "#time/jakarta-day.ts";
import type { SiteServices } from "../site-services.ts";
import { escapeXml } from "./escape-xml.ts";
import type { Feed } from "./feed.ts";

interface FeedItem {
  title: string;
  link: string;
  summary: string;
  category: string;
  /** Identifies the item to feed readers, also when its URL changes. */
  id: string;
  published: Date;
}

/** Returns the RSS 2.0 feed of a language: articles and guides, and the events of the next weeks, the newest first. */
export function rss({ origin, now }: SiteServices, match: RegExpMatchArray): Feed {
  const locale: Locale = match[1] ? "en" : "id";
  const { company } = readSet(locale, "common");
  const page = { locale, edition: "v1" } as const;
  const absolute = (href: string) => origin + localizeHref(href, page);
  const items = [...articles(locale), ...upcomingEvents(locale, now())]
    .map((item) => ({ ...item, link: absolute(item.link) }))
    .sort((a, b) => b.published.getTime() - a.published.getTime());
  const self = origin + (locale === "id" ? "/feed.xml" : "/en/feed.xml");
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(company.name)}</title>
<link>${absolute("/resources")}</link>
<description>${escapeXml(company.tagline)}</description>
<language>${locale}</language>
<atom:link href="${self}" rel="self" type="application/rss+xml"/>
${items.map(writeItem).join("\n")}
</channel>
</rss>
`;
  return { type: "application/rss+xml; charset=utf-8", body };
}

/** More than a reader shows at once would only be sent again with every change. */
const maxArticles = 50;

function articles(locale: Locale): FeedItem[] {
  const { items, kinds } = readSet(locale, "resources");
  return items.slice(0, maxArticles).map(({ slug, title, summary, kind, published }) => ({
    title,
    link: `/resources/${slug}`,
    summary,
    category: kinds[kind],
    id: `resource:${slug}`,
    published: new Date(`${published}T09:00:00+07:00`),
  }));
}

/** An event is in the feed from eight weeks before it begins until it begins. */
const announcedFor = 8 * 7 * 86_400_000;

function upcomingEvents(locale: Locale, now: Date): FeedItem[] {
  const { items, note } = readSet(locale, "events");
  return items.flatMap(({ id, sample, title, body, kind, starts }) => {
    const begins = jakartaMoment(starts);
    const published = new Date(begins.getTime() - announcedFor);
    if (begins < now || published > now) return [];
    return [
      {
        title,
        link: entryPath("events", id),
        summary: sample ? `${body} ${note}` : body,
        category: kind,
        id: `event:${id}`,
        published,
      },
    ];
  });
}

function writeItem({ title, link, summary, category, id, published }: FeedItem): string {
  const [escapedTitle, description] = [title, plainText(summary)].map(escapeXml);
  return [
    "<item>",
    `<title>${escapedTitle}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    `<pubDate>${published.toUTCString()}</pubDate>`,
    `<category>${escapeXml(category)}</category>`,
    `<description>${description}</description>`,
    "</item>",
  ].join("");
}
