import { type Kysely, sql } from "kysely";

/** Reports read the daily counts alone, and the privacy policy speaks of counts: single events are no longer stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table insight_events`.execute(db);
}
