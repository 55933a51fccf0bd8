import { z } from "zod";
import { soldOnline } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import { adminPricesView, priceHistoryRow, pricePagesView } from "#shop/prices/admin-prices-view.ts";
import { listPriceChanges, listPrices } from "#shop/prices/list-prices.server.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";

/** GET /admin/prices, its history, and the pages that show the prices of a product. */
export function prices(api: Api, deps: ApiDeps): void {
  const config = { permission: ["prices", "read"] } as const;

  api.get(
    "/admin/prices",
    {
      config,
      schema: {
        ...adminSchema("prices"),
        summary: "Packages with their present and planned prices",
        response: { 200: adminPricesView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: await listPrices(deps.db, deps.now()) }),
  );

  api.get(
    "/admin/prices/history",
    {
      config,
      schema: {
        ...adminSchema("prices"),
        summary: "Changes of prices, the newest first",
        querystring: pageQuery.extend({ package_id: z.string().max(64).optional() }),
        response: { 200: pageOf(priceHistoryRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { rows, next } = await listPriceChanges(deps.db, request.query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.get(
    "/admin/prices/pages",
    {
      config,
      schema: {
        ...adminSchema("prices"),
        summary: "The pages that show the prices of a product",
        querystring: z.object({ product: z.enum(soldOnline) }),
        response: { 200: pricePagesView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const pages = deps.pricePages ?? [];
      const shown = pages.filter(({ product }) => product === undefined || product === query.product);
      return { data: shown.map(({ path }) => ({ path, title: titleOf(path) })) };
    },
  );
}

/** Returns the title of a page in each language in which it has one. */
function titleOf(path: string) {
  const titles = locales.map((locale) => {
    const pages: Record<string, { title: string } | undefined> = readSet(locale, "meta");
    return [locale, pages[path]?.title] as const;
  });
  return Object.fromEntries(titles.filter(([, title]) => title !== undefined));
}
