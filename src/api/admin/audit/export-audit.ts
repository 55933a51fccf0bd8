import { type AuditFilter, allAudit } from "#infra/audit/read-audit.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals, sentAs } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { sendCsv } from "../csv-reply.ts";
import { auditFilter, auditQuery } from "./audit-query.ts";

const columns = ["id", minuteColumn("at"), "actor_kind", "actor", "network", "request", "action", "kind", "object"];
const changes = ["before", "after", "reason", "hash"];

/** GET /admin/audit/export: the same changes as a CSV file. */
export function exportAudit(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/audit/export",
    {
      config: { permission: ["audit", "export"], recentFactor: true },
      schema: {
        ...adminSchema("audit"),
        summary: "Changes as a CSV file",
        querystring: auditQuery,
        response: { 200: sentAs("text/csv"), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const rows = batches(deps.db, auditFilter(request.query));
      return sendCsv(reply, { name: "audit", columns: [...columns, ...changes], rows });
    },
  );
}

async function* batches(db: Database, filter: AuditFilter) {
  for await (const entries of allAudit(db, filter))
    yield entries.map((entry) => [
      entry.id,
      sortableMinute(entry.at),
      entry.actor_kind,
      entry.actor_name,
      entry.network,
      entry.request_id,
      entry.action,
      entry.object_kind,
      entry.object_id,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      entry.reason,
      entry.hash,
    ]);
}
