import { z } from "zod";
import { countToday, readFigures, readFunnel } from "#desk/today.server.ts";
import { figuresView, funnelView } from "#insight/figures/figures-view.ts";
import { figureDimensions, reportDays } from "#insight/figures/measures.ts";
import { todayView } from "#insight/figures/today-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** The period of a report: one of the usual lengths, up to today. */
export const periodQuery = z.object({ days: z.coerce.number().pipe(z.literal(reportDays)).default(30) });

/** GET /admin/today, .../figures and .../funnel: what waits for somebody, the charts and the funnel. */
export function todayCalls(api: Api, deps: ApiDeps): void {
  const config = { permission: ["today", "read"] } as const;

  api.get(
    "/admin/today",
    {
      config,
      schema: {
        ...adminSchema("today"),
        summary: "What waits for somebody",
        response: { 200: todayView, ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ staff }) => ({ data: await countToday(deps, staff.role) }),
  );

  api.get(
    "/admin/today/figures",
    {
      config,
      schema: {
        ...adminSchema("today"),
        summary: "Leads, orders and revenue by day",
        querystring: periodQuery,
        response: { 200: figuresView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ staff, query }) => ({ data: await readFigures(deps, staff.role, query.days) }),
  );

  api.get(
    "/admin/today/funnel",
    {
      config,
      schema: {
        ...adminSchema("today"),
        summary: "From visits to paid orders",
        querystring: periodQuery.extend({ by: z.enum(figureDimensions).default("product") }),
        response: { 200: funnelView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ staff, query }) => ({ data: await readFunnel(deps, staff.role, query) }),
  );
}
