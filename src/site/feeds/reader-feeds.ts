import { localizeHref } from "#address/address.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import type { Block } from "#content/kinds/shared/parts.ts";
import { readSet } from "#content/read-set.server.ts";
import { archiveFolder, archivePath } from "#growth/newsletter/archive/archive-path.ts";
import { type SentLetter, sentLetters } from "#growth/newsletter/archive/sent-letters.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainText } from "#text/plain-text.ts";
import { jakartaMoment } from "#time/jakarta-day.ts";
import { changelogPageSize } from "../changelog-pages.ts";
import type { SiteServices } from "../site-services.ts";
import { escapeXml, type Feed } from "./feed.ts";

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

/** More than a reader shows at once would only be sent again with every change. */
const maxLetters = 50;

/** Returns the Atom feed (RFC 4287) of the letters that were sent in a language, the newest first. */
export function newsletterAtom({ origin }: SiteServices, match: RegExpMatchArray): Feed {
  const locale: Locale = match[1] ? "en" : "id";
  const { company } = readSet(locale, "common");
  const { hero } = readSet(locale, "newsletter");
  const letters = sentLetters(locale).slice(0, maxLetters);
  const absolute = (href: string) => origin + localizeHref(href, { locale, edition: "v1" });
  const self = absolute("/newsletter.xml");
  const entryOf = ({ slug, sent, subject, preheader }: SentLetter) =>
    [
      "<entry>",
      `<id>${absolute(archivePath(slug))}</id>`,
      `<title>${escapeXml(subject)}</title>`,
      `<link href="${absolute(archivePath(slug))}"/>`,
      `<published>${sent.toISOString()}</published>`,
      `<updated>${sent.toISOString()}</updated>`,
      `<summary>${escapeXml(preheader)}</summary>`,
      "</entry>",
    ].join("");
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${escapeXml(`${company.name}: ${hero.title}`)}</title>
<updated>${(letters[0]?.sent ?? new Date(0)).toISOString()}</updated>
<author><name>${escapeXml(company.name)}</name></author>
<link href="${self}" rel="self" type="application/atom+xml"/>
<link href="${absolute(archiveFolder)}"/>
${letters.map(entryOf).join("\n")}
</feed>
`;
  return { type: "application/atom+xml; charset=utf-8", body };
}

/** Returns the changelog of a language as an Atom feed (RFC 4287), the latest first. */
export function changelogFeed({ origin }: SiteServices, match: RegExpMatchArray): Feed {
  const locale: Locale = match[1] ? "en" : "id";
  const { hero, entries, kinds, areas } = readSet(locale, "changelog");
  const { company } = readSet(locale, "common");
  const page = origin + localizeHref("/changelog", { locale, edition: "v1" });
  const self = `${page}.xml`;
  const items = entries.slice(0, changelogPageSize);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id>
<title>${escapeXml(`${company.name}: ${hero.title}`)}</title>
<subtitle>${escapeXml(plainText(hero.lead))}</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${page}"/>
<updated>${moment(items[0]!.published)}</updated>
<author><name>${escapeXml(company.name)}</name></author>
${items
  .map(({ slug, title, published, kind, area, author, body }) =>
    [
      "<entry>",
      `<id>${escapeXml(`${page}#${slug}`)}</id>`,
      `<title>${escapeXml(title)}</title>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(`${page}#${slug}`)}"/>`,
      `<updated>${moment(published)}</updated>`,
      `<published>${moment(published)}</published>`,
      author ? `<author><name>${escapeXml(author.name)}</name></author>` : "",
      `<category term="${area}" label="${escapeXml(areas[area])}"/>`,
      `<category term="${kind}" label="${escapeXml(kinds[kind])}"/>`,
      `<content type="text">${escapeXml(body.map(blockText).join("\n\n"))}</content>`,
      "</entry>",
    ].join(""),
  )
  .join("\n")}
</feed>
`;
  return { type: "application/atom+xml; charset=utf-8", body };
}

/** Entries have a day and no time. */
const moment = (day: string) => `${day}T09:00:00+07:00`;

function blockText(block: Block): string {
  if (typeof block === "string") return plainText(block);
  if ("list" in block) return block.list.map((item) => `- ${plainText(item)}`).join("\n");
  if ("code" in block) return block.code;
  return [block.head, ...block.rows].map((cells) => cells.map(plainText).join(" | ")).join("\n");
}
