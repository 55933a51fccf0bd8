import { z } from "zod";
import { may } from "#accounts/staff/permissions.ts";
import { funnelView } from "#insight/figures/figures-view.ts";
import { funnelOf } from "#insight/figures/funnel.ts";
import { figureDimensions } from "#insight/figures/measures.ts";
import { readValues } from "#insight/figures/read-figures.server.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { figureSources } from "./figure-sources.ts";
import { periodQuery } from "./figures.ts";

/** Values shown one by one; anybody may make up names of campaigns. */
const valuesShown = 30;

/** GET /admin/today/funnel: from visits to paid orders by product, language or campaign. */
export function funnel(api: Api, { db, now }: ApiDeps): void {
  api.get(
    "/admin/today/funnel",
    {
      config: { permission: ["today", "read"] },
      schema: {
        ...adminSchema("today"),
        summary: "From visits to paid orders",
        querystring: periodQuery.extend({ by: z.enum(figureDimensions).default("product") }),
        response: { 200: funnelView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { days, by } = request.query;
      const { role } = request.staff;
      const to = jakartaDay(now());
      const from = addDays(to, 1 - days);
      const { all, values, more, rest } = funnelOf(
        await readValues({ db, sources: figureSources }, { from, to }, by),
        valuesShown,
      );
      const allowed = <Counts extends typeof all>({ contacts, orders, paid, ...others }: Counts) => ({
        ...others,
        ...(may(role, "leads", "read") ? { contacts } : {}),
        ...(may(role, "orders", "read") ? { orders, paid } : {}),
      });
      return { data: { from, to, by, all: allowed(all), values: values.map(allowed), more, rest: allowed(rest) } };
    },
  );
}
