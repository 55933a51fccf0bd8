import type { Locale } from "#text/locales.ts";
import { sitePages } from "./site-pages.ts";

interface WrongLink {
  link: string;
  problem: "leads to no page" | "changes language or edition";
}

/** Files of the site that are not pages. */
const documents = /^\/(api\/|feed\.xml|changelog\.xml|sitemap\.xml|events\/[\w-]+\.ics)/;

/**
 * Returns the links of a text that lead to no page of the site by its current path, or have a language or edition in them.
 * @param path where the text is, `hero.action.href`
 */
export function findWrongLinks({ locale, path, value }: { locale: Locale; path: string; value: string }): WrongLink[] {
  const pages = sitePages();
  if (!pages) return [];
  return linksIn({ path, value }).flatMap((link): WrongLink[] => {
    if (!link.startsWith("/") || documents.test(link)) return [];
    const pathname = link.split(/[?#]/, 1)[0]!;
    if (/^\/(id|en|v2)(\/|$)/.test(pathname)) return [{ link, problem: "changes language or edition" }];
    return pages.leadsToPage(pathname, locale) ? [] : [{ link, problem: "leads to no page" }];
  });
}

/** Returns the links of a text: itself where it is an address, else those in its marks. */
export function linksIn({ path, value }: { path: string; value: string }): string[] {
  if (/(^|\.)href$/.test(path)) return [value];
  return Array.from(value.matchAll(/\]\(([^)\s]+)\)/g), ([, href]) => href!);
}
