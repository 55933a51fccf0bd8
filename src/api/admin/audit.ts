import {
  type AuditEntryView,
  type AuditQuery,
  auditContract,
  historyContracts,
} from "#accounts/staff/audit-contract.ts";
import {
  type AuditEntry,
  type AuditFilter,
  allAudit,
  auditChoices,
  readAudit,
} from "#infra/audit/read-audit.server.ts";
import type { Page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

const columns = ["id", minuteColumn("at"), "actor_kind", "actor", "network", "request", "action", "kind", "object"];
const changes = ["before", "after", "reason", "hash"];

/** The audit log, and the history of each object. */
export function audit(api: Api, { db }: ApiDeps): void {
  serve(api, auditContract, {
    list: async ({ query: { cursor, limit, ...filter } }) =>
      pageOfEntries(await readAudit(db, auditFilter(filter), { cursor, limit }), true),
    choices: () => auditChoices(db),
    export: ({ query }) => ({
      name: "audit",
      columns: [...columns, ...changes],
      rows: batches(db, auditFilter(query)),
    }),
  });
  for (const contract of historyContracts)
    serve(api, contract, {
      changes: async ({ params, query: { kind, ...paging } }) =>
        pageOfEntries(await readAudit(db, { kind, objectId: params.id }, paging), false),
    });
}

/** Returns the filter of a query. */
function auditFilter({ actor, kind, object, action, from, to }: AuditQuery): AuditFilter {
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

function pageOfEntries({ rows, next }: Page<AuditEntry>, withSender: boolean): Page<AuditEntryView> {
  return { rows: rows.map((entry) => viewEntry(entry, withSender)), next };
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
