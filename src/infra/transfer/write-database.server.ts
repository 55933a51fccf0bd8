import { sql } from "kysely";
import type { Database, Trx } from "../database/tables.server.ts";
import type { DataSet, RowBatch, TableSum } from "./data-set.ts";
import {
  type CopiedTable,
  differentTables,
  jobTable,
  listMigrations,
  listTables,
  readSums,
  setFormats,
} from "./table-list.server.ts";

/** Rows that are read at once, of tables with files and of others. */
const batchSize = { files: 4, others: 1000 };

/**
 * Reads everything of a database as it is at one moment, while others may write.
 * @param use takes the data; the moment ends with it
 */
export async function readDatabase<Result>(db: Database, use: (data: DataSet) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await setFormats(trx);
      const tables = await listTables(trx);
      return use({
        migrations: await listMigrations(trx),
        tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
        batches: readBatches(trx, tables),
        end: async () => ({ sequences: await readSequences(trx), sums: await readSums(trx, tables) }),
      });
    });
}

async function* readBatches(trx: Trx, tables: readonly CopiedTable[]): AsyncGenerator<RowBatch> {
  for (const { name, source, columns, hasFiles } of tables) {
    const size = hasFiles ? batchSize.files : batchSize.others;
    const selected = sql.raw(columns.join(", "));
    await sql`declare copied no scroll cursor for
      select row_to_json(r)::text as line from (select ${selected} from ${sql.raw(source)} as s) as r`.execute(trx);
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(size))} from copied`.execute(trx);
      if (rows.length > 0) yield { table: name, rows: rows.map(({ line }) => line) };
      if (rows.length < size) break;
    }
    await sql`close copied`.execute(trx);
  }
}

async function readSequences(trx: Trx): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select format('%I', sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(trx);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Tables that a new database fills by itself: the head of the audit log, the first reasons of leads, and jobs of the queue's own. */
const filledFromStart = ["audit_head", "lead_close_reasons", jobTable];

/** The copy cannot be made or written; nothing of it was. */
export class TransferRefused extends Error {}

/**
 * Writes everything of a copy into a migrated database without data, in one transaction, and compares every table.
 * @returns the rows of each table
 * @throws TransferRefused when the target has data or another schema, or a table differs in the end
 */
export async function writeDatabase(db: Database, data: DataSet): Promise<TableSum[]> {
  return db.transaction().execute(async (trx) => {
    await setFormats(trx);
    const tables = await listTables(trx);
    await expectEmpty(trx, tables, data);
    const selfReferences = await deferSelfReferences(trx);
    for (const { name } of tables) await sql`alter table ${sql.raw(name)} disable trigger user`.execute(trx);
    for (const name of filledFromStart) await sql`delete from ${sql.raw(name)}`.execute(trx);
    for await (const batch of data.batches) await insert(trx, tables, batch);
    const { sequences, sums } = await data.end();
    for (const [name, value] of Object.entries(sequences))
      await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(trx);
    const different = differentTables(sums, await readSums(trx, tables));
    if (different.length > 0) throw new TransferRefused(`These tables differ after copying: ${different.join(", ")}`);
    await sql`set constraints all immediate`.execute(trx);
    for (const { name } of tables) await sql`alter table ${sql.raw(name)} enable trigger user`.execute(trx);
    for (const { table, name } of selfReferences)
      await sql`alter table ${sql.raw(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(trx);
    return sums;
  });
}

/**
 * Proves that a database of any version is without data, so that nothing of one that is not is changed.
 * @throws TransferRefused
 */
export async function expectWithoutData(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setFormats(trx);
    await expectNoRows(trx, await listTables(trx));
  });
}

async function expectNoRows(trx: Trx, tables: readonly CopiedTable[]): Promise<void> {
  const filled = (await readSums(trx, tables)).filter(
    ({ table, rows }) => rows !== "0" && !filledFromStart.includes(table),
  );
  if (filled.length > 0)
    throw new TransferRefused(`The target has data in ${filled.map(({ table }) => table).join(", ")}`);
}

async function expectEmpty(trx: Trx, tables: readonly CopiedTable[], data: DataSet): Promise<void> {
  await expectNoRows(trx, tables);
  const [own, others] = [await listMigrations(trx), data.migrations];
  const unknown = [...own.filter((name) => !others.includes(name)), ...others.filter((name) => !own.includes(name))];
  if (unknown.length > 0)
    throw new TransferRefused(`Only one of both databases has the migrations ${unknown.join(", ")}`);
}

/** Lets rows refer to rows of their own table that are copied later. */
async function deferSelfReferences(trx: Trx): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'f' and conrelid = confrelid and connamespace = 'public'::regnamespace`.execute(trx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
      trx,
    );
  return rows;
}

async function insert(trx: Trx, tables: readonly CopiedTable[], { table, rows }: RowBatch): Promise<void> {
  const known = tables.find(({ name }) => name === table);
  if (!known) throw new TransferRefused(`The target has no table ${table}`);
  const columns = sql.raw(known.columns.join(", "));
  await sql`insert into ${sql.raw(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.raw(table)}, ${`[${rows.join()}]`}::json)`.execute(trx);
}
