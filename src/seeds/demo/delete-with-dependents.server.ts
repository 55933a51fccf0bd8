import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";

interface Reference {
  table: string;
  column: string;
  /** The table's own key, when other tables refer to its rows. */
  key: string | null;
  nullable: boolean;
}

/**
 * Deletes rows by their key, and first the rows of other tables that refer to them and that the database would neither
 * delete nor release by itself. A reference that may be empty is emptied: a request that somebody invented was assigned to
 * stays.
 */
export async function deleteWithDependents(
  trx: Trx,
  table: string,
  keys: readonly (string | number)[],
  key = "id",
): Promise<void> {
  if (keys.length === 0) return;
  const among = (column: string) => sql<boolean>`${sql.ref(column)}::text = any(${keys.map(String)}::text[])`;
  for (const reference of await references(trx, table, key)) {
    if (reference.nullable) {
      await sql`update ${sql.table(reference.table)} set ${sql.ref(reference.column)} = null
        where ${among(reference.column)}`.execute(trx);
      continue;
    }
    if (reference.key && reference.key !== reference.column) {
      const { rows } = await sql<{ key: string }>`
        select ${sql.ref(reference.key)}::text as key from ${sql.table(reference.table)}
        where ${among(reference.column)}`.execute(trx);
      await deleteWithDependents(
        trx,
        reference.table,
        rows.map((row) => row.key),
        reference.key,
      );
    }
    await sql`delete from ${sql.table(reference.table)} where ${among(reference.column)}`.execute(trx);
  }
  await sql`delete from ${sql.table(table)} where ${among(key)}`.execute(trx);
}

/** Returns the foreign keys to a table that would refuse the deletion of a row. */
async function references(trx: Trx, table: string, key: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select con.conrelid::regclass::text as table, att.attname as column, not att.attnotnull as nullable,
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

/** Runs a step without the triggers that keep histories from being deleted and that notify open screens. */
export async function withoutTriggers<T>(trx: Trx, step: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ table: string }>`
    select distinct tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal and tgrelid <> 'audit_log'::regclass and tgenabled = 'O'
      and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(trx);
  const set = async (state: "disable" | "enable") => {
    for (const { table } of rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(trx);
  };
  await set("disable");
  const result = await step();
  await set("enable");
  return result;
}
