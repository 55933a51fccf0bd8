import { type Kysely, sql } from "kysely";

/** What a person who signed up was last told of an event's time and place; null before the first look at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_registrations add column announced text`.execute(db);
}
