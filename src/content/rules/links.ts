import type { Locale } from "#text/locales.ts";

/** Returns whether a path (without language and edition) is that of a page in a language. */
export type LeadsToPage = (path: string, locale: Locale) => boolean;

interface WrongLink {
  link: string;
  code: "leads_nowhere" | "changes_language";
}

/** Files of the site that are not pages. */
const documents = /^\/(api\/|feed\.xml|changelog\.xml|sitemap\.xml|events\/[\w-]+\.ics)/;

/**
 * Returns the links of a text that lead to no page of the site by its current path, or have a language or edition in them.
 * @param path where the text is, `hero.action.href`
 * @param leadsToPage without it, no link is judged
 */
export function findWrongLinks(
  { locale, path, value }: { locale: Locale; path: string; value: string },
  leadsToPage: LeadsToPage | undefined,
): WrongLink[] {
  if (!leadsToPage) return [];
  return linksIn({ path, value }).flatMap((link): WrongLink[] => {
    if (!link.startsWith("/") || documents.test(link)) return [];
    const pathname = link.split(/[?#]/, 1)[0]!;
    if (/^\/(id|en|v2)(\/|$)/.test(pathname)) return [{ link, code: "changes_language" }];
    return leadsToPage(pathname, locale) ? [] : [{ link, code: "leads_nowhere" }];
  });
}

/** Returns the links of a text: itself where it is an address, else those in its marks. */
export function linksIn({ path, value }: { path: string; value: string }): string[] {
  if (/(^|\.)href$/.test(path)) return [value];
  return Array.from(value.matchAll(/\]\(([^)\s]+)\)/g), ([, href]) => href!);
}
