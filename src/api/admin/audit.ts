import type { FastifyRequest } from "fastify";
import {
  type AuditEntryView,
  type AuditQuery,
  auditContract,
  historyContracts,
} from "#accounts/staff/audit-contract.ts";
import type { StaffRole } from "#accounts/staff/permissions.ts";
import type { TableColumn } from "#content/table-columns.server.ts";
import { type AuditNames, findByName, readAuditNames } from "#desk/audit-names.server.ts";
import { askAuditCheck, readAuditCheck } from "#infra/audit/check-audit.server.ts";
import {
  type AuditEntry,
  type AuditFilter,
  allAudit,
  auditChoices,
  readAudit,
} from "#infra/audit/read-audit.server.ts";
import type { Page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

/** Kinds and actions are the log's own names, by which an auditor finds them again. */
const columns: readonly TableColumn[] = [
  ...([
    "id",
    ["at", "moment"],
    "actor_kind",
    "actor",
    "network",
    "request",
    "action",
    "kind",
    "object",
    "name",
  ] as const),
  ...(["before", "after", "reason", "hash"] as const),
];

/** The audit log, and the history of each object. */
export function audit(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  serve(api, auditContract, {
    list: async ({ query: { cursor, limit, ...query }, staff }) => {
      const filter = await auditFilter(deps, staff, query);
      return pageOfEntries(db, staff.role, await readAudit(db, filter, { cursor, limit }), true);
    },
    choices: () => auditChoices(db),
    lastCheck: async () => ({ check: await readAuditCheck(db) }),
    check: ({ staff }) => askAuditCheck(deps, staff.actor),
    export: async ({ query, staff }) => ({
      name: "audit",
      columns,
      rows: batches(db, staff.role, await auditFilter(deps, staff, query)),
    }),
  });
  for (const contract of historyContracts)
    serve(api, contract, {
      changes: async ({ params, query: { kind, ...paging }, staff: { role } }) =>
        pageOfEntries(db, role, await readAudit(db, { kind, objectId: params.id }, paging), false),
    });
}

/** Returns the filter of a query. */
async function auditFilter(
  deps: Pick<ApiDeps, "db" | "now">,
  { role, user }: FastifyRequest["staff"],
  { actor, kind, object, q, action, from, to }: AuditQuery,
): Promise<AuditFilter> {
  const colon = object?.indexOf(":") ?? -1;
  if (object !== undefined && colon < 1)
    throw new Problem(400, "invalid_input", { issues: [{ path: "object", code: "invalid_format" }] });
  return {
    actor,
    action,
    kind: object === undefined ? kind : object.slice(0, colon),
    objectId: object?.slice(colon + 1),
    objects: q === undefined ? undefined : await findByName(deps, { role, me: user.id }, q),
    from: from === undefined ? undefined : dayBegins(from),
    to: to === undefined ? undefined : dayBegins(addDays(to, 1)),
  };
}

async function pageOfEntries(
  db: Database,
  role: StaffRole,
  { rows, next }: Page<AuditEntry>,
  withSender: boolean,
): Promise<Page<AuditEntryView>> {
  const names = await readAuditNames(db, role, rows.map(objectOf));
  return { rows: rows.map((entry) => viewEntry(entry, names, withSender)), next };
}

const objectOf = ({ object_kind, object_id }: AuditEntry) => ({ kind: object_kind, id: object_id });
const nameOf = ({ object_kind, object_id }: AuditEntry, names: AuditNames) =>
  names.get(`${object_kind}:${object_id}`) ?? null;

function viewEntry(entry: AuditEntry, names: AuditNames, withSender: boolean): AuditEntryView {
  const { id, at, action, before, after, reason } = entry;
  return {
    id,
    at: at.toISOString(),
    actor: { kind: entry.actor_kind, id: entry.actor_id, name: entry.actor_name },
    network: withSender ? entry.network : null,
    request_id: withSender ? entry.request_id : null,
    action,
    object: { ...objectOf(entry), name: nameOf(entry, names) },
    before,
    after,
    reason,
  };
}

async function* batches(db: Database, role: StaffRole, filter: AuditFilter) {
  for await (const entries of allAudit(db, filter)) {
    const names = await readAuditNames(db, role, entries.map(objectOf));
    yield entries.map((entry) => [
      entry.id,
      entry.at,
      entry.actor_kind,
      entry.actor_name,
      entry.network,
      entry.request_id,
      entry.action,
      entry.object_kind,
      entry.object_id,
      nameOf(entry, names),
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      entry.reason,
      entry.hash,
    ]);
  }
}
