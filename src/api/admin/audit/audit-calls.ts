import type { Api, ApiDeps } from "../../http/deps.ts";
import { auditChoicesCall } from "./audit-choices.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit } from "./list-audit.ts";
import { objectHistory } from "./object-history.ts";

/** Registers the calls of the audit log: every change by staff, an operator's command or a job. */
export function auditCalls(api: Api, deps: ApiDeps): void {
  listAudit(api, deps);
  auditChoicesCall(api, deps);
  exportAudit(api, deps);
  objectHistory(api, deps);
}
