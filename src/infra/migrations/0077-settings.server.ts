import { type Kysely, sql } from "kysely";

/**
 * What the company chose above the values of the environment; a row whose value is null went back to them, and keeps its
 * version. And the checks of the chain of the audit log that people asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table company_settings (
    name text primary key,
    value jsonb,
    changed_by text not null,
    changed_at timestamptz not null,
    version integer not null default 1
  )`.execute(db);
  await sql`create trigger count_version before insert or update on company_settings
    for each row execute function count_version()`.execute(db);
  await sql`create table audit_checks (
    id bigint generated always as identity primary key,
    asked_by text not null,
    asked_at timestamptz not null,
    checked bigint not null default 0,
    entries bigint not null,
    ended_at timestamptz,
    first_broken bigint,
    last_hash text
  )`.execute(db);
}
