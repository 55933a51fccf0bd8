import { localizeHref } from "#address/address.ts";
import { pathnameOf } from "#content/rules/links.ts";
import { setSitePages } from "#content/rules/site-pages.ts";
import { resolvePage } from "./page-resolution.ts";
import { pageTable } from "./page-table.ts";

/** Makes the pages of the site known to the rules of words, which judge links and the length of pages by them. */
export function registerSitePages(): void {
  setSitePages({
    // The style guide is a page of the development server alone.
    table: pageTable.filter(({ path }) => path !== "/styleguide"),
    leadsToPage: (href, locale) =>
      resolvePage(localizeHref(pathnameOf(href), { locale, edition: "v1" })).kind === "page",
  });
}
