import "../tables.server.ts";
import { sql } from "kysely";
import { recordDeletions } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { deleteInBatches } from "#infra/retention/delete-in-batches.server.ts";
import { endOfPeriod } from "#infra/retention/period.ts";
import { countRecipients } from "./letter-report.server.ts";

/** Months after which nobody can be told any more which letters they got. */
export const recipientMonths = 24;

/**
 * Stores the numbers of letters that have ended, so that no list counts their recipients, and deletes the recipients of
 * those that ended long ago; a step of the nightly upkeep.
 */
export async function deleteOldRecipients(db: Database, now: Date): Promise<void> {
  const letters = await db
    .selectFrom("letters")
    .select("id")
    .where("state", "in", ["sent", "cancelled"])
    .where("totals", "is", null)
    .execute();
  const before = endOfPeriod(now, { months: recipientMonths });
  const due = sql<boolean>`exists (select from letters
    where letters.id = letter_id and totals is not null and updated_at < ${before})`;
  await attemptEach("letters", async (attempt) => {
    for (const { id } of letters)
      await attempt(id, async () => {
        const totals = JSON.stringify(await countRecipients(db, id));
        await db.updateTable("letters").set({ totals }).where("id", "=", id).execute();
      });
    await deleteInBatches(db, "letter_recipients", due, (trx, count) =>
      recordDeletions(trx, now, "letter_recipients", count),
    );
  });
}

/** Has a letter's recipients counted again, after one of them changed. */
export async function countAgain(db: Database | Trx, letter: string): Promise<void> {
  await db
    .updateTable("letters")
    .set({ totals: null })
    .where("id", "=", letter)
    .where("totals", "is not", null)
    .execute();
}
