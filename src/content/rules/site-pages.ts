import type { Locale } from "#text/locales.ts";
import type { SetName } from "../sets.ts";
import type { LeadsToPage } from "./links.ts";

/** What the rules of words need to know of the pages of the site. */
export interface SitePages {
  table: readonly {
    path: string;
    set: SetName;
    locales?: readonly Locale[] | undefined;
    unlisted?: boolean | undefined;
    kind?: string | undefined;
    /** Of pages of entries, which have titles of their own. */
    collection?: string | undefined;
  }[];
  leadsToPage: LeadsToPage;
}

let known: SitePages | undefined;

/** Makes the pages of the site known to the rules; without them, no link is judged. */
export function setSitePages(pages: SitePages): void {
  known = pages;
}

export const sitePages = (): SitePages | undefined => known;
