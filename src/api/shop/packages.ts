import { z } from "zod";
import { packagesResponse } from "#shop/packages/package-view.ts";
import { listPackages } from "#shop/packages/packages-store.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";

/** GET /packages: returns what is sold online, at today's prices. */
export function packages(api: Api, { shop }: ApiDeps): void {
  api.get(
    "/packages",
    {
      schema: {
        summary: "Packages sold online",
        tags: ["shop"],
        querystring: z.object({ product: z.string().max(64).optional() }),
        response: { 200: packagesResponse, ...refusals(400) },
      },
    },
    async (request) => {
      const rows = await listPackages(shop.db, request.query.product);
      const data = rows.map(({ id, product, tier, name, description, price, features }) => ({
        id,
        product,
        tier,
        name,
        description,
        price,
        features,
      }));
      return { data };
    },
  );
}
