import { writeAddress } from "#address/address.ts";
import type { LinkPageView } from "#growth/campaigns/campaign-views.ts";
import { followLink } from "#growth/campaigns/follow-link.server.ts";
import { withCampaign } from "#growth/campaigns/link.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { titleOf } from "#page-server/page-title.ts";
import { pageRows } from "#site/page-rows.server.ts";
import { locales } from "#text/locales.ts";

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
