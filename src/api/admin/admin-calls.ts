import type { Api, ApiDeps } from "../http/deps.ts";
import { adminDocument, describeAdminCalls } from "./admin-openapi.ts";
import { auditCalls } from "./audit/audit-calls.ts";
import { guardAdmin } from "./guard-admin.ts";
import { liveCalls } from "./live-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { staffCalls } from "./staff/staff-calls.ts";

/** Every call of the back office, one line for each resource; paths are below /api. */
export async function adminCalls(api: Api, deps: ApiDeps): Promise<void> {
  guardAdmin(api, deps);
  await describeAdminCalls(api, deps);
  adminDocument(api);
  sessionCalls(api, deps);
  liveCalls(api, deps);
  staffCalls(api, deps);
  auditCalls(api, deps);
}
