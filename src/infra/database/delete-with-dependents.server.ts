import { sql } from "kysely";
import type { Trx } from "./tables.server.ts";

interface Reference {
  table: string;
  column: string;
  type: string;
  /** The table's own key, when other tables refer to its rows. */
  key: string | null;
  nullable: boolean;
}

/**
 * Deletes rows by their key, and first the rows of other tables that refer to them and that the database would neither
 * delete nor release by itself. A reference that may be empty is emptied, and its row stays.
 */
export async function deleteWithDependents(
  trx: Trx,
  table: string,
  keys: readonly (string | number)[],
  key = "id",
): Promise<void> {
  if (keys.length === 0) return;
  // With the column's own type, so that its index is used.
  const among = (column: string, type: string) =>
    sql<boolean>`${sql.ref(column)} = any(${keys.map(String)}::text[]::${sql.raw(type)}[])`;
  for (const reference of await references(trx, table, key)) {
    const refers = among(reference.column, reference.type);
    if (reference.nullable) {
      await sql`update ${sql.table(reference.table)} set ${sql.ref(reference.column)} = null
        where ${refers}`.execute(trx);
      continue;
    }
    if (reference.key && reference.key !== reference.column) {
      const { rows } = await sql<{ key: string }>`
        select ${sql.ref(reference.key)}::text as key from ${sql.table(reference.table)}
        where ${refers}`.execute(trx);
      await deleteWithDependents(
        trx,
        reference.table,
        rows.map((row) => row.key),
        reference.key,
      );
    }
    await sql`delete from ${sql.table(reference.table)} where ${refers}`.execute(trx);
  }
  await sql`delete from ${sql.table(table)} where ${among(key, await typeOf(trx, table, key))}`.execute(trx);
}

async function typeOf(trx: Trx, table: string, column: string): Promise<string> {
  const { rows } = await sql<{ type: string }>`
    select format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attname = ${column}`.execute(trx);
  return rows[0]!.type;
}

/** Returns the foreign keys to a table that would refuse the deletion of a row. */
async function references(trx: Trx, table: string, key: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select con.conrelid::regclass::text as table, att.attname as column, not att.attnotnull as nullable,
      format_type(att.atttypid, null) as type,
      (select own.attname from pg_constraint as parent
        join pg_attribute as own on own.attrelid = parent.confrelid and own.attnum = parent.confkey[1]
        where parent.contype = 'f' and parent.confrelid = con.conrelid and parent.confdeltype in ('a', 'r') limit 1) as key
    from pg_constraint as con
      join pg_attribute as att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      join pg_attribute as target on target.attrelid = con.confrelid and target.attnum = con.confkey[1]
    where con.contype = 'f' and con.confrelid = ${table}::regclass and con.confdeltype in ('a', 'r')
      and target.attname = ${key} and array_length(con.conkey, 1) = 1
    order by 1, 2`.execute(trx);
  return rows;
}
