import type { Locale } from "#text/locales.ts";

/** Returns whether an address of the site without language and edition (`/events#id`) leads to a page in a language. */
export type LeadsToPage = (href: string, locale: Locale) => boolean;

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
  return linksIn({ path, value }).flatMap((link) => {
    const code = judgeLink(link, locale, leadsToPage);
    return code ? [{ link, code }] : [];
  });
}

/** Returns what is wrong with a link in a text of a language; undefined for links to files and to other sites. */
export function judgeLink(link: string, locale: Locale, leadsToPage: LeadsToPage): WrongLink["code"] | undefined {
  if (!link.startsWith("/") || documents.test(link)) return undefined;
  if (/^\/(id|en|v2)(\/|$)/.test(pathnameOf(link))) return "changes_language";
  return leadsToPage(link, locale) ? undefined : "leads_nowhere";
}

/** Returns an address of the site without its query and fragment. */
export const pathnameOf = (href: string): string => href.split(/[?#]/, 1)[0]!;

/** Returns the links of a text: itself where it is an address, else those in its marks. */
export function linksIn({ path, value }: { path: string; value: string }): string[] {
  if (/(^|\.)href$/.test(path)) return [value];
  return Array.from(value.matchAll(/\]\(([^()\s]+)\)/g), ([, href]) => href!);
}
