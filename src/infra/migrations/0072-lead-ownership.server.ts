import { type Kysely, sql } from "kysely";

/**
 * Leads may be assigned when they arrive, by product, language and industry, to who is not absent; a saved view may be shared, and
 * be what a role sees first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_turns
    add column industries text[] not null default '{}',
    add column absent_from date,
    add column absent_to date,
    add constraint lead_turns_absence_check check (absent_from <= absent_to)`.execute(db);
  await sql`create table lead_sharing (
    single boolean primary key default true check (single),
    automatic boolean not null
  )`.execute(db);
  await sql`alter table lead_views add column shared boolean not null default false`.execute(db);
  await sql`create table lead_view_defaults (
    role text primary key,
    view_id uuid not null references lead_views (id) on delete cascade
  )`.execute(db);
}
