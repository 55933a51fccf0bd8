import { sql } from "kysely";
import type { Database, Trx } from "../database/tables.server.ts";
import type { TableSum } from "./data-set.ts";

/** A table as it is copied. */
export interface CopiedTable {
  /** Quoted, with its schema. */
  name: string;
  /** What is selected from: the table, or a part of it. */
  source: string;
  /** Quoted names of the columns that are stored, without those that the database generates. */
  columns: string[];
  /** Rows hold files, so that fewer are read at once. */
  hasFiles: boolean;
}

/** The schema's own history, which the migrations write. */
const ownOfMigrations = ["kysely_migration", "kysely_migration_lock"];

/** Of the job queue only our jobs: the rest of it is written at each start. */
export const jobTable = "pgboss.job";
const ownJobs = `(select * from ${jobTable} where left(name, 2) <> '__')`;

/** Returns every table with data that is not derived from other data, those first that others refer to. */
export async function listTables(db: Database | Trx): Promise<CopiedTable[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[]; has_files: boolean }>`
    select c.oid::regclass::text as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns,
      bool_or(a.atttypid = 'bytea'::regtype) as has_files
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${ownOfMigrations}::text[])
        and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'derived:%')
      or c.oid = to_regclass(${jobTable})
    group by c.oid order by 1`.execute(db);
  const { rows: references } = await sql<{ name: string; to: string }>`
    select distinct conrelid::regclass::text as name, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const sorted: CopiedTable[] = [];
  const add = (name: string) => {
    const table = tables.find((each) => each.name === name);
    if (!table || sorted.some((each) => each.name === name)) return;
    for (const { to } of references.filter((reference) => reference.name === name)) add(to);
    const source = name === jobTable ? ownJobs : name;
    sorted.push({ name, source, columns: table.columns, hasFiles: table.has_files });
  };
  for (const { name } of tables) add(name);
  return sorted;
}

/** Returns the names of the migrations that have run, in their order. */
export async function listMigrations(db: Database | Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Sets how values are written as text for the rest of a transaction, so that both databases write them alike. */
export async function setFormats(trx: Trx): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true)`.execute(trx);
}

/**
 * Returns the number of rows of each table and the sum of their hashes, which does not depend on the order of the rows:
 * 60 bits of the MD5 hash of each row as text.
 */
export async function readSums(trx: Trx, tables: readonly CopiedTable[]): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const { name, source, columns } of tables) {
    const { rows } = await sql<{ rows: string; sum: string }>`
      select count(*)::text as rows,
        coalesce(sum(('x' || left(md5(r::text), 15))::bit(60)::bigint), 0)::text as sum
      from (select ${sql.raw(columns.join(", "))} from ${sql.raw(source)} as s) as r`.execute(trx);
    sums.push({ table: name, ...rows[0]! });
  }
  return sums;
}

/** Returns the tables whose rows differ between two copies. */
export function differentTables(one: readonly TableSum[], other: readonly TableSum[]): string[] {
  const sums = new Map(other.map((each) => [each.table, each]));
  return one
    .filter(({ table, rows, sum }) => sums.get(table)?.rows !== rows || sums.get(table)?.sum !== sum)
    .map(({ table }) => table);
}
