import { writeAddress } from "#address/address.ts";
import { dayOfChange, readChanges, type SetChanges } from "#content/set-changes.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { twinAddress } from "../page-resolution.ts";
import type { PageRow } from "../page-row.ts";
import { pageRows } from "../page-rows.server.ts";
import { readPageEntry, readSentLetter } from "../page-words.server.ts";
import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

/** Returns the sitemap: every listed v1 page in each language, with its twin; undefined where no page may be listed. */
export function sitemap({ origin, listed }: SiteServices): Feed | undefined {
  if (!listed) return undefined;
  const changes = readChanges();
  const urls = pageRows()
    .filter((row) => !row.unlisted)
    .flatMap((row) =>
      (row.locales ?? locales).map((locale) => {
        const address = { locale, edition: "v1" as const, path: row.path };
        const twin = twinAddress(row, address);
        const location = origin + writeAddress(address);
        const day = lastChange(row, locale, changes);
        const versions = twin
          ? [
              ...[address, twin].map((version) => ({ language: version.locale as string, at: version })),
              { language: "x-default", at: locale === "id" ? address : twin },
            ]
          : [];
        const alternates = versions.map(
          ({ language, at }) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${origin + writeAddress(at)}"/>`,
        );
        return `<url><loc>${location}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${alternates.join("")}</url>`;
      }),
    );
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return { type: "application/xml; charset=utf-8", body };
}

/** Returns the day on which a page's words were changed: an entry's own day, else that of its content set. */
function lastChange(row: PageRow, locale: Locale, changes: SetChanges): string | undefined {
  const letter = readSentLetter(row, locale);
  if (letter) return jakartaDay(letter.sent);
  return row.collection ? readPageEntry(row, locale)?.changed : dayOfChange(changes, locale, row.set);
}
