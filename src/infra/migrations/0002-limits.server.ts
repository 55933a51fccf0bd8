import { type Kysely, sql } from "kysely";

/** Rate limits and idempotency keys, shared by all instances. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      key text primary key,
      count integer not null,
      resets_at timestamptz not null
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table idempotency_keys (
      scope text not null,
      key text not null,
      request_hash text not null,
      answer jsonb,
      created_at timestamptz not null,
      primary key (scope, key)
    )`.execute(db);
  await sql`create index idempotency_keys_created on idempotency_keys (created_at)`.execute(db);
}
