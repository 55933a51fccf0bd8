import { sql } from "kysely";
import { recordDeletions } from "#infra/audit/record-deletions.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";

/** Deletes counts and campaigns older than 25 months (two years to compare, and the current month); for the nightly upkeep. */
export async function deleteOldInsight(db: Database, now: Date): Promise<void> {
  const oldest = sql`${jakartaDay(now)}::date - interval '25 months'`;
  await db.transaction().execute(async (trx) => {
    const counts = await sql`delete from insight_days where day < ${oldest}`.execute(trx);
    const campaigns = await sql`delete from insight_campaigns where first_day < ${oldest}`.execute(trx);
    await sql`delete from speed_days where day < ${oldest}`.execute(trx);
    const deleted = { counts: counts.numAffectedRows ?? 0, campaigns: campaigns.numAffectedRows ?? 0 };
    await recordDeletions(trx, now, "insight", deleted);
  });
}
