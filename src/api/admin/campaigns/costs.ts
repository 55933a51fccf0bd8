import { z } from "zod";
import { costView } from "#growth/campaigns/campaign-views.ts";
import { newCost } from "#growth/campaigns/cost.ts";
import { addCost, listCosts, removeCost } from "#growth/campaigns/costs.server.ts";
import { termLength } from "#growth/campaigns/terms.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";

const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 53);
const done = z.object({ data: z.object({ done: z.literal(true) }) });

/** GET and POST /admin/campaigns/costs, and DELETE of one. */
export function costs(api: Api, deps: ApiDeps): void {
  const write = { permission: ["campaigns", "write"] } as const;

  api.get(
    "/admin/campaigns/costs",
    {
      config: { permission: ["campaigns", "read"] },
      schema: {
        ...adminSchema("campaigns"),
        summary: "Costs of campaigns, the latest first",
        querystring: pageQuery.extend({ campaign: z.string().max(termLength).optional() }),
        response: { 200: pageOf(costView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listCosts(deps.db, query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.post(
    "/admin/campaigns/costs",
    {
      config: write,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Enter the cost of a day or a month",
        body: newCost,
        response: { 201: done, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }, reply) => {
      const added = await addCost(deps, staff.actor, body);
      if (added.ok) return reply.code(201).send({ data: { done: true } });
      const issues =
        added.code === "cost_known"
          ? [{ path: "period", code: "cost_known" }]
          : added.kinds.map((path) => ({ path, code: "unknown_term" }));
      throw new Problem(400, "invalid_input", { issues });
    },
  );

  api.delete(
    "/admin/campaigns/costs/:id",
    {
      config: write,
      schema: {
        ...adminSchema("campaigns"),
        summary: "Remove a cost that was entered by mistake",
        params: z.object({ id }),
        response: { 200: done, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, staff }) => {
      if (!(await removeCost(deps, staff.actor, params.id))) throw new Problem(404, "not_found");
      return { data: { done: true as const } };
    },
  );
}
