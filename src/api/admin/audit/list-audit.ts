import { auditEntryView } from "#accounts/staff/audit-view.ts";
import { readAudit } from "#infra/audit/read-audit.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { auditFilter, auditQuery, pageOfEntries } from "./audit-query.ts";

/** GET /admin/audit: changes, newest first. */
export function listAudit(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/audit",
    {
      config: { permission: ["audit", "read"] },
      schema: {
        ...adminSchema("audit"),
        summary: "Changes by staff, commands and jobs, newest first",
        querystring: pageQuery.extend(auditQuery.shape),
        response: { 200: pageOf(auditEntryView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { cursor, limit, ...filter } = request.query;
      return pageOfEntries(await readAudit(deps.db, auditFilter(filter), { cursor, limit }), true);
    },
  );
}
