import { leadFilter, leadOrder } from "#leads/inbox/lead-filter.ts";
import { leadRowView } from "#leads/inbox/lead-row-view.ts";
import { listLeads } from "#leads/inbox/list-leads.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { viewLeadRows } from "./view-lead-row.ts";

/** GET /admin/leads: the inbox, filtered and searched. */
export function leadList(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/leads",
    {
      config: { permission: ["leads", "read"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Leads, filtered and searched",
        querystring: pageQuery.extend(leadFilter.shape).extend(leadOrder.shape),
        response: { 200: pageOf(leadRowView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query, staff }) => {
      const { cursor, limit, sort, direction, ...filter } = query;
      const request = { filter, order: { sort, direction }, cursor, limit, me: staff.user.id, now: deps.now() };
      const page = await listLeads(deps.db, request);
      return { data: await viewLeadRows(deps.db, page.rows), meta: { next_cursor: page.next } };
    },
  );
}
