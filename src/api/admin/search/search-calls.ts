import { z } from "zod";
import { foundObjectsView } from "#accounts/staff/found-objects-view.ts";
import { may } from "#accounts/staff/permissions.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { findCustomers, findLeads, findOrders } from "./find-objects.ts";

/** GET /admin/search: leads, orders and customers by number, name, company, address or virtual account. */
export function searchCalls(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/search",
    {
      config: { permission: ["today", "read"] },
      schema: {
        ...adminSchema("session"),
        summary: "Find leads, orders and customers that the person may read, a few of each",
        // A NUL, which the database refuses, is replaced.
        querystring: z.object({
          q: z
            .string()
            .trim()
            .min(2)
            .max(100)
            .overwrite((typed) => typed.replaceAll("\0", " ")),
        }),
        response: { 200: foundObjectsView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query: { q }, staff: { role, user } }) => {
      const sources = { orders: findOrders, leads: findLeads, customers: findCustomers };
      const allowed = (Object.keys(sources) as (keyof typeof sources)[]).filter((kind) => may(role, kind, "read"));
      const found = await Promise.all(allowed.map((kind) => sources[kind](deps, q, user.id)));
      return { data: found.flat() };
    },
  );
}
