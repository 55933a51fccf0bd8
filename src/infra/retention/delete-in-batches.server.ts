import { setTimeout as sleep } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "../database/tables.server.ts";

/** So few that a batch takes milliseconds, and the embedded database serves others between two of them. */
export const batchSize = 500;

/**
 * Deletes rows in short transactions. Rows that somebody else has locked are left for the next run, so that nobody waits
 * for anybody; between two batches it pauses for as long as the last one took.
 * @param afterBatch runs in the transaction of each batch, with the number of deleted rows
 */
export async function deleteInBatches(
  db: Database,
  table: string,
  due: RawBuilder<boolean>,
  afterBatch?: (trx: Trx, count: number) => Promise<void>,
): Promise<void> {
  await inBatches(db, batchSize, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${due} limit ${batchSize} for update skip locked))`.execute(trx);
    const count = Number(numAffectedRows);
    if (count > 0) await afterBatch?.(trx, count);
    return count;
  });
}

/**
 * Repeats a step, each time in a transaction of its own, until it has worked on fewer rows than it may.
 * @param size the most rows of one step
 * @param step returns how many rows it has worked on
 */
export async function inBatches(db: Database, size: number, step: (trx: Trx) => Promise<number>): Promise<void> {
  for (;;) {
    const began = performance.now();
    const count = await db.transaction().execute(async (trx) => {
      // Histories that only grow let rows go in such a transaction alone (migration 0039).
      await sql`select set_config('bigsuite.retention', 'on', true)`.execute(trx);
      return step(trx);
    });
    if (count < size) return;
    await sleep(performance.now() - began);
  }
}
