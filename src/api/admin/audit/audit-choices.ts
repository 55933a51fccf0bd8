import { z } from "zod";
import { auditChoicesView } from "#accounts/staff/audit-view.ts";
import { auditChoices } from "#infra/audit/read-audit.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET /admin/audit/choices: what the filters of the audit log offer. */
export function auditChoicesCall(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/audit/choices",
    {
      config: { permission: ["audit", "read"] },
      schema: {
        ...adminSchema("audit"),
        summary: "People, kinds of objects and actions in the audit log",
        response: { 200: z.object({ data: auditChoicesView }), ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: await auditChoices(deps.db) }),
  );
}
