import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { decodeCursor, encodeCursor } from "#infra/database/keyset.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import type { LeadOrder } from "./lead-filter.ts";
import "../tables.server.ts";

/** The last row of a page: the next page begins behind it. */
export interface Position {
  /** ISO 8601 with microseconds: a Date would skip rows of the same millisecond. */
  at: string;
  id: string;
}

const columns = { received: "received_at", updated: "updated_at" } as const;

/** Returns the time by which a list is ordered, with microseconds. */
export function exactTime({ sort }: LeadOrder) {
  const column = sql.ref(`leads.${columns[sort]}`);
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Sorts by time, and rows of the same moment by their id, as the indexes of migration 0019 do. */
export function inOrder<Row>(query: SelectQueryBuilder<Tables, "leads", Row>, { sort, direction }: LeadOrder) {
  const isNewest = direction === "newest";
  return query.orderBy(columns[sort], isNewest ? "desc" : "asc").orderBy("id", isNewest ? "asc" : "desc");
}

/** Sorts in the same way by an expression that no index has, so that the planner looks for the rows by their conditions. */
export function inOrderOfFound<Row>(query: SelectQueryBuilder<Tables, "leads", Row>, { sort, direction }: LeadOrder) {
  const isNewest = direction === "newest";
  return query
    .orderBy(sql`${sql.ref(columns[sort])} + interval '0'`, isNewest ? "desc" : "asc")
    .orderBy("id", isNewest ? "asc" : "desc");
}

/** Returns the condition that a row comes after a position. */
export function isAfter(is: ExpressionBuilder<Tables, "leads">, { at, id }: Position, { sort, direction }: LeadOrder) {
  const column = columns[sort];
  const isNewest = direction === "newest";
  const time = sql<Date>`${at}::timestamptz`;
  // The first condition alone says where in the index to begin; rows of the same moment are few.
  return is.and([
    is(column, isNewest ? "<=" : ">=", time),
    is.or([is(column, isNewest ? "<" : ">", time), is("id", isNewest ? ">" : "<", id)]),
  ]);
}

export const writePosition = ({ at, id }: Position) => encodeCursor([at, id]);

const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the position of a cursor, or null for text that is none. */
export function readPosition(cursor: string): Position | null {
  const [at, id] = decodeCursor(cursor) ?? [];
  const isPosition = typeof at === "string" && timeForm.test(at) && typeof id === "string" && idForm.test(id);
  return isPosition ? { at, id } : null;
}
