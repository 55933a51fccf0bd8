import { localizeHref } from "#address/address.ts";
import type { Block } from "#content/kinds/shared/parts.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainText } from "#text/plain-text.ts";
import { changelogPageSize } from "../changelog-pages.ts";
import type { SiteServices } from "../site-services.ts";
import { escapeXml } from "./escape-xml.ts";
import type { Feed } from "./feed.ts";

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
