import type { PageRow } from "#site/page-row.ts";
import { pageMeta, readArticle } from "#site/page-words.server.ts";
import type { Locale } from "#text/locales.ts";

/** Returns the title and summary of the page's head, without the site's name; of an article its own. */
export function titleOf(row: PageRow, locale: Locale): { title: string; summary: string } | undefined {
  const article = readArticle(row, locale);
  if (article) return { title: article.title, summary: article.summary };
  const meta = pageMeta(row, locale);
  return meta && { title: meta.title.replace(/ \| [^|]+$/, ""), summary: meta.description };
}
