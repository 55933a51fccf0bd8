import { readNames } from "#accounts/staff/staff-people.server.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { leadCells, leadColumns } from "#leads/inbox/lead-columns.server.ts";
import { leadFilter, leadOrder } from "#leads/inbox/lead-filter.ts";
import { allLeads, countLeads } from "#leads/inbox/list-leads.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals, sentAs } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { sendCsv } from "../csv-reply.ts";
import { requireRecentFactor } from "../guard-admin.ts";

/** People whose data may be exported without giving the second factor again. */
const mostWithoutConfirmation = 1000;

/** GET /admin/leads/export.csv: the filtered list as a file. */
export function leadExport(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  api.get(
    "/admin/leads/export.csv",
    {
      config: { permission: ["leads", "export"] },
      schema: {
        ...adminSchema("leads"),
        summary: "Leads as CSV, filtered and searched like the list",
        querystring: leadFilter.extend(leadOrder.shape),
        response: { 200: sentAs("text/csv"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { sort, direction, ...filter } = request.query;
      const list = { filter, order: { sort, direction }, me: request.staff.user.id, now: now() };
      const total = await countLeads(db, list);
      if (total > mostWithoutConfirmation) await requireRecentFactor(deps, request);
      // Recorded before the first row is sent: who has part of the file has it too.
      const { q, ...recorded } = filter;
      const exported = { ...recorded, ...(q && { search: true }), leads: total };
      await db.transaction().execute((trx) =>
        recordChange(trx, request.staff.actor, now(), {
          action: "lead.exported",
          object: { kind: "leads", id: "export" },
          after: exported,
        }),
      );
      async function* rows() {
        for await (const batch of allLeads(db, list)) {
          const owners = await readNames(
            db,
            batch.map(({ owner_id }) => owner_id),
          );
          yield batch.map((lead) => leadCells(lead, owners));
        }
      }
      return sendCsv(reply, { name: `leads-${jakartaDay(now())}`, columns: leadColumns, rows: rows(), total });
    },
  );
}
