import { sql } from "kysely";
import type { Database, Trx } from "../database/tables.server.ts";
import type { DataSet, RowBatch } from "./data-set.ts";
import { type CopiedTable, listMigrations, listTables } from "./table-list.server.ts";
import { readSums, setFormats } from "./table-sums.server.ts";

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
