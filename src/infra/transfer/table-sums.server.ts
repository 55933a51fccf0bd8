import { sql } from "kysely";
import type { Trx } from "../database/tables.server.ts";
import type { TableSum } from "./data-set.ts";
import type { CopiedTable } from "./table-list.server.ts";

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
