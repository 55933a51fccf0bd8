import { type Kysely, sql } from "kysely";

/**
 * The SHA-256 of the words beside each consent, in the language they were shown in. Empty for consents given before, and
 * where the words shown are of another version than the server's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column privacy_hash text, add column marketing_hash text`.execute(db);
  await sql`alter table subscribers add column privacy_hash text, add column text_hash text`.execute(db);
  await sql`alter table insight_consents add column text_hash text`.execute(db);
  await sql`alter table account_consents add column text_hash text`.execute(db);
}
