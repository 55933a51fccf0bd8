import { z } from "zod";
import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import type { AuditEntry, AuditFilter } from "#infra/audit/read-audit.server.ts";
import { encodeCursor, readPosition } from "#infra/database/keyset.ts";
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

/** Returns the id after which a list goes on. */
export function readCursor(cursor: string | undefined): number | undefined {
  return readPosition(cursor, ["number"])?.[0];
}

/** Returns one page of entries, of which one more than the page holds was read. */
export function pageOfEntries(entries: readonly AuditEntry[], limit: number, withSender: boolean) {
  const page = entries.slice(0, limit);
  const next = entries.length > limit ? encodeCursor([page.at(-1)!.id]) : null;
  return { data: page.map((entry) => viewEntry(entry, withSender)), meta: { next_cursor: next } };
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
