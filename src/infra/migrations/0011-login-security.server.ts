import { type Kysely, sql } from "kysely";

/**
 * When a login was last confirmed by password or passkey, and which one-time codes have been used. A session made
 * before this migration counts as not confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column confirmed_at timestamptz`.execute(db);
  await sql`alter table sessions alter column confirmed_at set default now()`.execute(db);
  await sql`
    create table used_codes (
      user_id text not null references users (id) on delete cascade,
      code_hash text not null,
      used_at timestamptz not null,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`create index used_codes_at on used_codes (used_at)`.execute(db);
}
