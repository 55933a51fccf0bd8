import { z } from "zod";
import { may, type Resource, resources } from "#accounts/staff/permissions.ts";
import { auditEntryView } from "#infra/audit/audit-view.ts";
import { readAudit } from "#infra/audit/read-audit.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { pageOfEntries, readCursor } from "./audit-query.ts";

/** Kinds of objects that are shown with another resource. */
const shownWith: Record<string, Resource> = {
  invitation: "staff",
  subscriptions: "customers",
  users: "customers",
  packages: "prices",
};

/**
 * GET /admin/history/{kind}/{id}: the changes of one object, for everybody who may read it, who need not be allowed to read
 * the whole audit log. From where they were made is left out.
 */
export function objectHistory(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/history/:kind/:id",
    {
      config: { permission: ["today", "read"] },
      schema: {
        ...adminSchema("audit"),
        summary: "The changes of one object, newest first, for who may read the object",
        params: z.object({ kind: z.string().max(60), id: z.string().max(200) }),
        querystring: pageQuery,
        response: { 200: pageOf(auditEntryView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { kind, id } = request.params;
      if (!may(request.staff.role, resourceOf(kind), "read")) throw new Problem(404, "not_found");
      const { cursor, limit } = request.query;
      const page = { before: readCursor(cursor), limit: limit + 1 };
      return pageOfEntries(await readAudit(deps.db, { kind, objectId: id }, page), limit, false);
    },
  );
}

/** Returns which permission opens the history of a kind; kinds without a screen of their own are for auditors. */
function resourceOf(kind: string): Resource {
  return resources.find((resource) => resource === kind) ?? shownWith[kind] ?? "audit";
}
