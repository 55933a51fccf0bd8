import { writeAddress } from "#address/address.ts";
import type { Document } from "#content/document-names.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import type { LinkPageView } from "#growth/campaigns/campaign-contract.ts";
import { followLink } from "#growth/campaigns/follow-link.server.ts";
import { withCampaign } from "#growth/campaigns/link.ts";
import type { ExperimentPage } from "#growth/experiments/desk/experiment-contract.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { titleOf } from "#page-server/page-title.ts";
import { findRow, pageRows } from "#site/page-rows.server.ts";
import { pageTable } from "#site/page-table.ts";
import { screenSections } from "#site/pages/screen-sections.ts";
import { locales } from "#text/locales.ts";

/** Returns the kind of the page at a path, for what is measured about pages; undefined when there is none. */
export const kindOfPage = (path: string) => findRow(path)?.kind;

/** Returns whether events about this path count as those of a page. */
export const isPage = (path: string) => findRow(path)?.path === path;

/** Returns the pages to which a link of a campaign may lead: those that visitors find, each with its titles. */
export function linkPages(): LinkPageView[] {
  return pageRows()
    .filter(({ path, status, unlisted }) => !status && !unlisted && !path.includes(":"))
    .map((row) => {
      const titles = (row.locales ?? locales).map((locale) => [locale, titleOf(row, locale)?.title] as const);
      return { path: row.path, titles: Object.fromEntries(titles.filter(([, title]) => title !== undefined)) };
    });
}

/** Returns the page of a short address with its campaign, always one of the site's own. */
export async function campaignTarget(
  deps: { db: Database; now: () => Date },
  code: string,
  counted: boolean,
): Promise<string | undefined> {
  const link = await followLink(deps, code, counted);
  return link && withCampaign(writeAddress(link), link);
}

/** Returns the pages that may be in an experiment: those that visitors find, with their sections. */
export function experimentPages(): ExperimentPage[] {
  return linkPages().flatMap(({ path, titles }) => {
    const row = findRow(path);
    return row ? [{ path, titles, sections: [...(screenSections[row.screen] ?? [])] }] : [];
  });
}

/** Returns the pages of a document, that of an entry first, also before it is published; shared texts have none. */
export function pagesOfDocument(document: Document): string[] {
  const fixed = pageTable.filter(
    (row) => row.set === document.set && !row.status && !row.collection && row.kind !== "letter",
  );
  if (document.kind === "set") return fixed.map(({ path }) => path);
  const hasPage = pageTable.some(({ collection }) => collection === document.collection);
  const own = hasPage ? [entryPath(document.collection, document.slug)] : [];
  return [
    ...own,
    ...fixed.filter(({ about }) => about === undefined || about === document.slug).map(({ path }) => path),
  ];
}
