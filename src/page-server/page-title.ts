import { readSet } from "#content/read-set.server.ts";
import type { PageRow } from "#site/page-row.ts";
import type { Locale } from "#text/locales.ts";

/** Returns the title and summary of the page's head, without the site's name; of an article its own. */
export function titleOf(row: PageRow, locale: Locale): { title: string; summary: string } | undefined {
  if (row.kind === "resource") {
    const item = readSet(locale, "resources").items.find(({ slug }) => slug === row.about);
    return item && { title: item.title, summary: item.summary };
  }
  const meta = readSet(locale, "meta")[row.path];
  return meta && { title: meta.title.replace(/ \| [^|]+$/, ""), summary: meta.description };
}
