import { localizeHref } from "#address/address.ts";
import { readSet } from "#content/read-set.server.ts";
import { archiveFolder, archivePath } from "#growth/newsletter/archive/archive-path.ts";
import { type SentLetter, sentLetters } from "#growth/newsletter/archive/sent-letters.server.ts";
import type { Locale } from "#text/locales.ts";
import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

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

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
