import { z } from "zod";
import { adminPricesView } from "#shop/prices/admin-prices-view.ts";
import { listPrices } from "#shop/prices/list-prices.server.ts";
import { cancelPlannedPrice, planPrice } from "#shop/prices/plan-price.server.ts";
import { newPricePlan, planCancellation } from "#shop/prices/price-plan.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { staleVersion } from "../stale-version.ts";

/** The field that each refusal is about. */
const fields = {
  unknown_package: "package_id",
  day_past: "from_day",
  day_planned: "from_day",
  same_price: "price",
} as const;

/** POST /admin/prices/plans and POST /admin/prices/plans/{id}/cancel. */
export function pricePlans(api: Api, deps: ApiDeps): void {
  const config = { permission: ["prices", "write"], recentFactor: true } as const;
  const current = () => listPrices(deps.db, deps.now());

  api.post(
    "/admin/prices/plans",
    {
      config,
      schema: {
        ...adminSchema("prices"),
        summary: "Plan a price from a day on; from today on it holds within a moment",
        body: newPricePlan,
        response: { 201: adminPricesView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }, reply) => {
      const planned = await planPrice(deps, staff.actor, body);
      if (planned.ok) return reply.code(201).send({ data: await current() });
      if (planned.code === "stale_version") throw staleVersion(await current());
      throw new Problem(400, "invalid_input", { issues: [{ path: fields[planned.code], code: planned.code }] });
    },
  );

  api.post(
    "/admin/prices/plans/:id/cancel",
    {
      config,
      schema: {
        ...adminSchema("prices"),
        summary: "Cancel a price that does not hold yet",
        params: z.object({
          id: z.coerce
            .number()
            .int()
            .positive()
            .max(2 ** 53),
        }),
        body: planCancellation,
        response: { 200: adminPricesView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, body, staff }) => {
      const cancelled = await cancelPlannedPrice(deps, staff.actor, { id: params.id, ...body });
      if (cancelled.ok) return { data: await current() };
      if (cancelled.code === "unknown_plan") throw new Problem(404, "not_found");
      throw cancelled.code === "stale_version" ? staleVersion(await current()) : new Problem(409, cancelled.code);
    },
  );
}
