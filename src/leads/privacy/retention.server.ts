import { recordDeletions } from "#infra/audit/record-deletions.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import "../conversation/tables.server.ts";
import "../tables.server.ts";

/** What the privacy policy promises (`content/id/privacy-policy.json`, section `retention`); change both together. */
export const retention = {
  /** Months after the last change of a request. */
  leadMonths: 24,
  /** Days until the address of somebody who left the newsletter is deleted. */
  endedDays: 3,
  /** Days until an unconfirmed address is deleted. */
  unconfirmedDays: 30,
} as const;

const day = 86_400_000;

/**
 * Deletes requests of both kinds, with history and conversation, 24 months after the last change, note or mail, and
 * addresses that have left the newsletter or were never confirmed; for the nightly upkeep.
 */
export async function deleteOldLeads(db: Database, now: Date): Promise<void> {
  const before = monthsBefore(now, retention.leadMonths);
  await db.transaction().execute(async (trx) => {
    const leads = await trx
      .deleteFrom("leads")
      .where("updated_at", "<", before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom("lead_notes").select("id").whereRef("lead_id", "=", "leads.id").where("at", ">=", before)),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom("lead_mails").select("id").whereRef("lead_id", "=", "leads.id").where("at", ">=", before)),
        ),
      )
      .executeTakeFirst();
    const ended = await trx
      .deleteFrom("subscribers")
      .where("state", "=", "ended")
      .where("ended_at", "<", new Date(now.getTime() - retention.endedDays * day))
      .executeTakeFirst();
    const unconfirmed = await trx
      .deleteFrom("subscribers")
      .where("state", "=", "asked")
      .where("asked_at", "<", new Date(now.getTime() - retention.unconfirmedDays * day))
      .executeTakeFirst();
    await recordDeletions(trx, now, "leads", {
      leads: leads.numDeletedRows,
      subscribers_ended: ended.numDeletedRows,
      subscribers_unconfirmed: unconfirmed.numDeletedRows,
    });
  });
}

/** Returns the same day and time so many months earlier; the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(now.getUTCMonth() - months);
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
