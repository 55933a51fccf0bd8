import { sql } from "kysely";
import { recordDeletions } from "#infra/audit/record-deletions.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { deleteInBatches } from "#infra/retention/delete-in-batches.server.ts";
import { endOfPeriod } from "#infra/retention/period.ts";
import { countRecipients } from "./letter-report.server.ts";
import "../tables.server.ts";

/** Months after which nobody can be told any more which letters they got. */
export const recipientMonths = 24;

/**
 * Deletes the recipients of letters that ended long ago, after the letter's own numbers are stored with it; a step of the
 * nightly upkeep.
 */
export async function deleteOldRecipients(db: Database, now: Date): Promise<void> {
  const letters = await db
    .selectFrom("letters")
    .select("id")
    .where("state", "in", ["sent", "cancelled"])
    .where("updated_at", "<", endOfPeriod(now, { months: recipientMonths }))
    .where("totals", "is", null)
    .execute();
  for (const { id } of letters) {
    const totals = JSON.stringify(await countRecipients(db, id));
    await db.updateTable("letters").set({ totals }).where("id", "=", id).execute();
  }
  const due = sql<boolean>`exists (select from letters where letters.id = letter_id and totals is not null)`;
  await deleteInBatches(db, "letter_recipients", due, (trx, count) =>
    recordDeletions(trx, now, "letter_recipients", count),
  );
}
