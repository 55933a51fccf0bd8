import { z } from "zod";
import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import type { AuditEntry, AuditFilter } from "#infra/audit/read-audit.server.ts";
import type { Page } from "#infra/database/page.server.ts";
import { plainLine } from "#text/plain-line.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
import { Problem } from "../../http/problem.ts";

const line = z.string().overwrite(plainLine).min(1).max(200);
const day = z.iso.date();

/** The filters of the audit log, as the address of its screen carries them. */
export const auditQuery = z.object({
  actor: line.optional().describe("The id of a member of staff; `operator` or `job` for all commands or jobs"),
  kind: line.optional(),
  object: line.optional().describe("`<kind>:<id>`"),
  action: line.optional(),
  from: day.optional().describe("A day in Jakarta"),
  to: day.optional().describe("A day in Jakarta, included"),
});

/** Returns the filter of a query. */
export function auditFilter({ actor, kind, object, action, from, to }: z.output<typeof auditQuery>): AuditFilter {
  const colon = object?.indexOf(":") ?? -1;
  if (object !== undefined && colon < 1)
    throw new Problem(400, "invalid_input", { issues: [{ path: "object", code: "invalid_format" }] });
  return {
    actor,
    action,
    kind: object === undefined ? kind : object.slice(0, colon),
    objectId: object?.slice(colon + 1),
    from: from === undefined ? undefined : dayBegins(from),
    to: to === undefined ? undefined : dayBegins(addDays(to, 1)),
  };
}

/** Returns one page of entries as a response. */
export function pageOfEntries({ rows, next }: Page<AuditEntry>, withSender: boolean) {
  return { data: rows.map((entry) => viewEntry(entry, withSender)), meta: { next_cursor: next } };
}

function viewEntry(entry: AuditEntry, withSender: boolean): AuditEntryView {
  const { id, at, action, before, after, reason } = entry;
  return {
    id,
    at: at.toISOString(),
    actor: { kind: entry.actor_kind, id: entry.actor_id, name: entry.actor_name },
    network: withSender ? entry.network : null,
    request_id: withSender ? entry.request_id : null,
    action,
    object: { kind: entry.object_kind, id: entry.object_id },
    before,
    after,
    reason,
  };
}
