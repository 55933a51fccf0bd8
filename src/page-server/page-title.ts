import type { PageRow } from "#site/page-row.ts";
import { pageMeta, readPageEntry } from "#site/page-words.server.ts";
import type { Locale } from "#text/locales.ts";

/** Returns the title and summary of the page's head, without the site's name; of an entry its own. */
export function titleOf(row: PageRow, locale: Locale): { title: string; summary: string } | undefined {
  const entry = readPageEntry(row, locale);
  if (entry) return { title: entry.title, summary: entry.summary };
  const meta = pageMeta(row, locale);
  return meta && { title: meta.title.replace(/ \| [^|]+$/, ""), summary: meta.description };
}
