import { recordDeletions } from "../audit/record-change.server.ts";
import type { Database } from "../database/tables.server.ts";
import { attemptEach } from "../jobs/attempt-each.server.ts";
import { deleteInBatches } from "./delete-in-batches.server.ts";
import { endOfPeriod } from "./period.ts";
import type { Retention, RetentionTable } from "./retention.server.ts";

/**
 * Deletes every row whose period has passed; for the nightly upkeep. Repeatable.
 * @param before what is done before the rows of a table are deleted, by the table's name; when it fails, they stay
 * @throws AggregateError of the tables that failed, after all others are done
 */
export async function applyRetention(
  db: Database,
  table: RetentionTable,
  now: Date,
  before: Readonly<Record<string, (db: Database) => Promise<void>>> = {},
): Promise<void> {
  await attemptEach("tables", async (attempt) => {
    for (const [name, retention] of Object.entries(table))
      await attempt(name, async () => {
        await before[name]?.(db);
        await applyTo(db, name, retention, now);
      });
  });
}

async function applyTo(db: Database, name: string, retention: Retention, now: Date): Promise<void> {
  if ("step" in retention) return retention.step(db, now);
  if (!("delete" in retention)) return;
  for (const { after, due } of retention.delete) {
    await deleteInBatches(db, name, due(endOfPeriod(now, after)), async (trx, count) => {
      if (retention.recorded) await recordDeletions(trx, now, name, count);
    });
  }
}
