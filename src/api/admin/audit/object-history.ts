import { z } from "zod";
import { auditEntryView } from "#accounts/staff/audit-view.ts";
import { type AuditedKind, auditedKinds } from "#accounts/staff/audited-kinds.ts";
import type { Resource } from "#accounts/staff/permissions.ts";
import { readAudit } from "#infra/audit/read-audit.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { pageOfEntries } from "./audit-query.ts";

/**
 * GET /admin/{resource}/{id}/changes: the changes of one object, for everybody who may read the resource, who need not be
 * allowed to read the whole audit log. From where they were made is left out.
 */
export function objectHistory(api: Api, deps: ApiDeps): void {
  const kinds = Map.groupBy(Object.entries(auditedKinds) as [AuditedKind, Resource][], ([, resource]) => resource);
  for (const [resource, entries] of kinds) {
    const [first, ...others] = entries.map(([kind]) => kind) as [AuditedKind, ...AuditedKind[]];
    api.get(
      `/admin/${resource}/:id/changes`,
      {
        config: { permission: [resource, "read"] },
        schema: {
          ...adminSchema(resource),
          summary: "What staff, commands and jobs changed about one object, newest first",
          params: z.object({ id: z.string().max(200) }),
          querystring: pageQuery.extend({ kind: z.enum([first, ...others]).default(first) }),
          response: { 200: pageOf(auditEntryView), ...refusals(400, 401, 403, 404, 409) },
        },
      },
      async (request) => {
        const { kind, ...paging } = request.query;
        return pageOfEntries(await readAudit(deps.db, { kind, objectId: request.params.id }, paging), false);
      },
    );
  }
}
