import { type Kysely, sql } from "kysely";

/**
 * The six-digit code that an address was sent last, as a digest; and the package that waited where somebody registered, so
 * that another device can say where to go on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_codes (
    email text primary key,
    code_hash text not null,
    attempts integer not null default 0,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`alter table account_links add column waiting_package text`.execute(db);
}
