import { readSet } from "#content/read-set.server.ts";
import { listPriceChanges, listPrices } from "#shop/prices/list-prices.server.ts";
import { cancelPlannedPrice, planPrice } from "#shop/prices/plan-price.server.ts";
import { priceContract } from "#shop/prices/price-contract.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** Prices of packages: present, planned and past. */
export function prices(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  serve(api, priceContract, {
    list: () => listPrices(db, now()),
    history: ({ query }) => listPriceChanges(db, query),
    pages: ({ query }) =>
      (deps.pricePages ?? [])
        .filter(({ product }) => product === undefined || product === query.product)
        .map(({ path }) => ({ path, title: titleOf(path) })),
    plan: ({ body, staff }) => planPrice(deps, staff.actor, body),
    cancel: ({ params, body, staff }) => cancelPlannedPrice(deps, staff.actor, { ...params, ...body }),
  });
}

/** Returns the title of a page in each language in which it has one. */
function titleOf(path: string) {
  const titles = locales.map((locale) => {
    const pages: Record<string, { title: string } | undefined> = readSet(locale, "meta");
    return [locale, pages[path]?.title] as const;
  });
  return Object.fromEntries(titles.filter(([, title]) => title !== undefined));
}
