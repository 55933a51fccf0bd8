import { type LeadsToPage, pathnameOf } from "#content/rules/links.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";

/** Returns the function that knows the pages of the site; undefined while no document is known. */
export function pageJudge(rows: readonly Pick<DocumentRow, "pages" | "languages">[]): LeadsToPage | undefined {
  if (rows.length === 0) return undefined;
  const isThere = ({ languages }: Pick<DocumentRow, "languages">, locale: Locale) =>
    (languages[locale]?.state ?? "absent") !== "absent";
  const pagesIn = (locale: Locale) => new Set(rows.filter((row) => isThere(row, locale)).flatMap(({ pages }) => pages));
  const pages = new Map(locales.map((locale) => [locale, pagesIn(locale)]));
  return (href, locale) => pages.get(locale)!.has(pathnameOf(href));
}
