import { type Address, writeAddress } from "../../src/address/address.ts";
import type { PageRow } from "../../src/site/page-row.ts";
import { pageRows } from "../../src/site/page-rows.server.ts";
import { locales } from "../../src/text/locales.ts";
import { chooseBy } from "./variants.ts";

export interface PageToVisit {
  row: PageRow;
  address: Address;
  pathname: string;
}

/** Every page of the page table in each of its languages and both editions. */
export const everyPage: PageToVisit[] = pageRows().flatMap((row) =>
  (row.locales ?? locales).flatMap((locale) =>
    (["v1", "v2"] as const).map((edition) => {
      const address = { locale, edition, path: row.path.replace(":order", "ORD-20261120-000001") };
      return { row, address, pathname: writeAddress(address) };
    }),
  ),
);

/**
 * Returns one page of each screen: the first of its table, in a language and an edition that alternate by the screen, or
 * among those that are chosen.
 */
export function onePageOfEachScreen(isChosen: (page: PageToVisit) => boolean = () => true): PageToVisit[] {
  const ofScreens = Map.groupBy(everyPage.filter(isChosen), ({ row }) => row.screen);
  return [...ofScreens].map(([screen, [first, ...others]]) => {
    const views = [first!, ...others.filter(({ row }) => row.path === first!.row.path)];
    return chooseBy(screen, views);
  });
}

/** A pattern of the console line for a page that is itself the answer to an error. */
export const errorPage = /status of (404|500|503) .*\/(not-found|server-error|unavailable)\)/;

/**
 * The pages that a run asks for: all of them with `EVERY_PAGE=1`, with `EVERY_PAGE=2/6` the second of six parts.
 * Undefined without it.
 */
export const requestedPages: PageToVisit[] | undefined = readRequest(process.env.EVERY_PAGE);

function readRequest(request: string | undefined): PageToVisit[] | undefined {
  if (!request) return undefined;
  const [part = 1, parts = 1] = request.split("/").map(Number);
  return everyPage.filter((_, index) => index % parts === part - 1);
}
