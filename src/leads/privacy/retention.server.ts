import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** What the privacy policy promises (`content/id/privacy-policy.json`, section `retention`); change both together. */
export const retention = {
  /** Months after the last thing that happened to a request. */
  leadMonths: 24,
  /** Days until the address of somebody who left the newsletter is gone. */
  endedDays: 3,
  /** Days for which an address waits for its owner to confirm it. */
  unconfirmedDays: 30,
} as const;

const day = 86_400_000;

/**
 * Deletes requests of both kinds, with their history, once nothing has happened to them for 24 months, and addresses that
 * have left the newsletter or were never confirmed; for the nightly upkeep.
 */
export async function deleteOldLeads(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("leads").where("updated_at", "<", monthsBefore(now, retention.leadMonths)).execute();
  await db
    .deleteFrom("subscribers")
    .where("state", "=", "ended")
    .where("ended_at", "<", new Date(now.getTime() - retention.endedDays * day))
    .execute();
  await db
    .deleteFrom("subscribers")
    .where("state", "=", "asked")
    .where("asked_at", "<", new Date(now.getTime() - retention.unconfirmedDays * day))
    .execute();
}

/** The same day and time so many months ago; the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
