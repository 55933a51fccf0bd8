import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";

/** Forgets counts and campaigns older than 25 months: two years to compare, and the month that runs. Nightly upkeep. */
export async function deleteOldInsight(db: Database, now: Date): Promise<void> {
  const oldest = sql`${jakartaDay(now)}::date - interval '25 months'`;
  await sql`delete from insight_days where day < ${oldest}`.execute(db);
  await sql`delete from insight_campaigns where first_day < ${oldest}`.execute(db);
}
