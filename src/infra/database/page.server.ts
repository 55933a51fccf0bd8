import { type RawBuilder, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from "kysely";

/** Where a list goes on, and how many rows of it are read at once. */
export interface Paging {
  /** `next` of the page before; none for the first page. */
  cursor?: string | undefined;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  /** The cursor of the following page; null on the last one. */
  next: string | null;
}

/** Thrown for a cursor that the list at hand did not write; the API responds with 400. */
export class InvalidCursor extends Error {}

/** The kind of values of a column, and how a cursor holds them as text or number. */
type Kind = keyof typeof kinds;
type KeyColumn<Column> = readonly [column: Column | RawBuilder<unknown>, direction: "asc" | "desc", kind: Kind];
/**
 * The columns by which a list is ordered, none of them null. The last one is unique among rows that are equal in the others,
 * so that every row has one place.
 */
export type ListKey<Column extends string = string> = readonly KeyColumn<Column>[];

type Value = string | number;
/** The values of the key in the row after which a list goes on. */
export type Position = readonly Value[];

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// JavaScript accepts years that Postgres does not, and both days in the form of a date and the 30th of February.
const dayForm = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const momentForm = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

function isMoment(text: string): boolean {
  if (!momentForm.test(text)) return false;
  const milliseconds = `${text.slice(0, -4)}Z`;
  const moment = new Date(milliseconds);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === milliseconds;
}

const kinds = {
  moment: {
    isValid: (value: Value) => typeof value === "string" && isMoment(value),
    // With microseconds: a Date would skip rows of the same millisecond.
    read: (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    write: (value: Value) => sql`${value}::timestamptz`,
  },
  day: {
    isValid: (value: Value) =>
      typeof value === "string" && dayForm.test(value) && isMoment(`${value}T00:00:00.000000Z`),
    read: (column: RawBuilder<unknown>) => sql`${column}::text`,
    write: (value: Value) => sql`${value}::date`,
  },
  uuid: {
    isValid: (value: Value) => typeof value === "string" && uuidForm.test(value),
    read: (column: RawBuilder<unknown>) => column,
    write: (value: Value) => sql`${value}::uuid`,
  },
  number: {
    isValid: (value: Value) => Number.isSafeInteger(value),
    read: (column: RawBuilder<unknown>) => column,
    write: (value: Value) => sql`${value}::bigint`,
  },
  text: {
    // Postgres stores no such character in a text.
    isValid: (value: Value) => typeof value === "string" && !value.includes("\0"),
    read: (column: RawBuilder<unknown>) => column,
    write: (value: Value) => sql`${value}::text`,
  },
};

/**
 * Reads one page of a list in the order of its key.
 * @throws InvalidCursor for text that is no cursor of a list with this key
 */
export async function page<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  key: ListKey<StringReference<DB, TB>>,
  { cursor, limit }: Paging,
): Promise<Page<Row>> {
  const after = readCursor(key, cursor);
  const query = after ? select.where(isAfter(key, after)) : select;
  const rows = await inOrder(query, key)
    .select(positionOf(key))
    .limit(limit + 1)
    .execute();
  return cutPage(rows as Positioned<Row>[], limit);
}

/** Yields a list page by page without empty ones, so that a file never loads a whole table. */
export async function* pages<Row>(read: (paging: Paging) => Promise<Page<Row>>, limit = 1000): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await read({ cursor, limit });
    if (rows.length > 0) yield rows;
    cursor = next ?? undefined;
  } while (cursor);
}

/**
 * Returns the position of a cursor, undefined without one.
 * @throws InvalidCursor for text that is no cursor of a list with this key
 */
export function readCursor(key: ListKey, cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    throw new InvalidCursor();
  }
  if (!Array.isArray(values) || values.length !== key.length) throw new InvalidCursor();
  if (!key.every(([, , kind], index) => kinds[kind].isValid(values[index]))) throw new InvalidCursor();
  return values;
}

/** Returns the condition that a row comes after a position. */
export function isAfter(key: ListKey, position: Position): RawBuilder<SqlBool> {
  const columns = key.map(([column, direction, kind], index) => ({
    column: reference(column),
    value: kinds[kind].write(position[index]!),
    sign: sql.raw(direction === "asc" ? ">" : "<"),
  }));
  const isOneDirection = key.every(([, direction]) => direction === key[0]![1]);
  if (isOneDirection) {
    const names = sql.join(columns.map(({ column }) => column));
    const values = sql.join(columns.map(({ value }) => value));
    return sql`(${names}) ${columns[0]!.sign} (${values})`;
  }
  // The first comparison alone says where in the index to begin; rows that are equal in it are few.
  return columns.reduceRight<RawBuilder<SqlBool>>(
    (rest, { column, sign, value }) => sql`(${column} ${sign}= ${value} and (${column} ${sign} ${value} or ${rest}))`,
    sql`false`,
  );
}

/** Sorts a list by its key. */
export function inOrder<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
  key: ListKey<StringReference<DB, TB>>,
): SelectQueryBuilder<DB, TB, Row> {
  return key.reduce((query, [column, direction]) => query.orderBy(reference(column), direction), select);
}

/** Returns the column `list_position`, by which `cutPage` knows where the next page begins. */
export function positionOf(key: ListKey) {
  const values = key.map(([column, , kind]) => kinds[kind].read(reference(column)));
  return sql<Position>`json_build_array(${sql.join(values)})`.as("list_position");
}

export type Positioned<Row> = Row & { list_position: Position };

/** Returns a page of the rows of which one more was read than it holds. */
export function cutPage<Row>(found: readonly Positioned<Row>[], limit: number): Page<Row> {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    rows: found.slice(0, limit).map(({ list_position: _position, ...row }) => row as Row),
    next: last ? Buffer.from(JSON.stringify(last.list_position)).toString("base64url") : null,
  };
}

const reference = (column: string | RawBuilder<unknown>) => (typeof column === "string" ? sql.ref(column) : column);
