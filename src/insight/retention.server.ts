import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";

/** Deletes counts and campaigns older than 25 months (two years to compare, and the current month); for the nightly upkeep. */
export async function deleteOldInsight(db: Database, now: Date): Promise<void> {
  const oldest = sql`${jakartaDay(now)}::date - interval '25 months'`;
  await sql`delete from insight_days where day < ${oldest}`.execute(db);
  await sql`delete from insight_campaigns where first_day < ${oldest}`.execute(db);
}
