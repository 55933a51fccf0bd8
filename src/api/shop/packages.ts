import { z } from "zod";
import { listPackages } from "#shop/packages/packages-store.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";

const bilingual = z.object({ id: z.string(), en: z.string() });
const answer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      tier: z.string(),
      name: bilingual,
      description: bilingual,
      price: z.int().describe("Whole rupiah a month, without PPN"),
      features: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
    }),
  ),
});

/** GET /packages: what is sold online, at today's prices. */
export function packages(api: Api, { shop }: ApiDeps): void {
  api.get(
    "/packages",
    {
      schema: {
        summary: "Packages sold online",
        tags: ["shop"],
        querystring: z.object({ product: z.string().max(64).optional() }),
        response: { 200: answer, ...refusals(400) },
      },
    },
    async (request) => {
      const rows = await listPackages(shop.db, request.query.product);
      const data = rows.map(({ id, product, tier, name, description, price, features }) => ({
        ...{ id, product, tier, name, description, price, features },
      }));
      return { data };
    },
  );
}
