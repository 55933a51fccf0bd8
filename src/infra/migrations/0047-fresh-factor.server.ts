import { type Kysely, sql } from "kysely";

/**
 * By which means the second factor was last given in a session, null where that is not known, and how many wrong codes in
 * a row somebody who was logged in has sent for an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column factor_by text`.execute(db);
  await sql`alter table two_factors add column wrong_codes integer not null default 0`.execute(db);
}
