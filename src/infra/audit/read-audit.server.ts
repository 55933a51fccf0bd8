import { type Selectable, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { type Page, type Paging, page, pages } from "../database/page.server.ts";
import type { Database, Tables, Trx } from "../database/tables.server.ts";
import type { AuditTable } from "./tables.server.ts";

export type AuditEntry = Selectable<AuditTable>;

/** Which entries: all conditions together. */
export interface AuditFilter {
  /** The id of a member of staff, or `operator` or `job` for all commands or jobs. */
  actor?: string | undefined;
  action?: string | undefined;
  kind?: string | undefined;
  /** Needs `kind`. */
  objectId?: string | undefined;
  /** Changes of these objects only. */
  objects?: readonly { kind: string; id: string }[] | undefined;
  /** From this moment on. */
  from?: Date | undefined;
  /** Before this moment. */
  to?: Date | undefined;
}

/** Entries are written in order of their ids, but by the clocks of several machines, in milliseconds. */
const clockDifference = 3_600_000;

/** Returns one page of entries, newest first. */
export async function readAudit(db: Database | Trx, filter: AuditFilter, paging: Paging): Promise<Page<AuditEntry>> {
  const { actor, action, kind, objectId, objects, from, to } = filter;
  let query = db.selectFrom("audit_log").selectAll();
  if (actor === "operator" || actor === "job") query = query.where("actor_kind", "=", actor);
  else if (actor !== undefined) query = query.where("actor_id", "=", actor);
  if (action !== undefined) query = query.where("action", "=", action);
  if (kind !== undefined) query = query.where("object_kind", "=", kind);
  if (kind !== undefined && objectId !== undefined) query = query.where("object_id", "=", objectId);
  if (objects)
    query = query.where(
      sql<SqlBool>`(object_kind, object_id) in (select kind, id from jsonb_to_recordset(${JSON.stringify(objects)}::jsonb) as given (kind text, id text))`,
    );
  query = await withinPeriod(db, query, from, to);
  return page(query, [["id", "desc", "number"]], paging);
}

/** Restricts a query to a period, by ids too: an old period must not be reached through all newer entries. */
async function withinPeriod<Row>(
  db: Database | Trx,
  query: SelectQueryBuilder<Tables, "audit_log", Row>,
  from: Date | undefined,
  to: Date | undefined,
) {
  let restricted = query;
  if (from) {
    const since = new Date(from.getTime() - clockDifference);
    const first = await db
      .selectFrom("audit_log")
      .select("id")
      .where("at", ">=", since)
      .orderBy("at")
      .limit(1)
      .executeTakeFirst();
    restricted = restricted.where("at", ">=", from).where("id", ">=", first?.id ?? Number.MAX_SAFE_INTEGER);
  }
  if (to) {
    const until = new Date(to.getTime() + clockDifference);
    const last = await db
      .selectFrom("audit_log")
      .select("id")
      .where("at", "<", until)
      .orderBy("at", "desc")
      .limit(1)
      .executeTakeFirst();
    restricted = restricted.where("at", "<", to).where("id", "<=", last?.id ?? 0);
  }
  return restricted;
}

/** Yields all entries of a filter in batches, newest first, for an export. */
export const allAudit = (db: Database, filter: AuditFilter) => pages((paging) => readAudit(db, filter, paging));

/** Returns the staff, kinds of objects and actions that occur, each found by steps through its index. */
export async function auditChoices(db: Database) {
  const [kinds, actions, staff] = await Promise.all([
    distinctValues(db, "object_kind"),
    distinctValues(db, "action"),
    distinctValues(db, "actor_id"),
  ]);
  const names = await Promise.all(staff.map((id) => newestName(db, id)));
  const people = staff.map((id, index) => ({ id, name: names[index] ?? id }));
  return { kinds, actions, people: people.sort((one, other) => one.name.localeCompare(other.name)) };
}

/** Returns the distinct values of an indexed column, sorted, without reading every entry. */
async function distinctValues(db: Database, column: "object_kind" | "action" | "actor_id"): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive steps as (
      (select ${name} as value from audit_log where ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from audit_log where ${name} > steps.value order by ${name} limit 1)
      from steps where steps.value is not null)
    select value from steps where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

async function newestName(db: Database, staffId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("audit_log")
    .select("actor_name")
    .where("actor_id", "=", staffId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.actor_name;
}
