import { type Kysely, sql } from "kysely";

/**
 * Paid orders whose workspace the team has to open before their period starts. An order without a row had its period
 * start with its payment, as every order before this migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table workspace_preparations (
      order_id uuid primary key references orders (id),
      subscription_id uuid not null references subscriptions (id),
      state text not null,
      requested_at timestamptz not null,
      due_day date not null,
      ended_at timestamptz,
      ended_by text,
      days_given_back integer
    )`.execute(db);
  await sql`
    create index workspace_preparations_waiting on workspace_preparations (due_day)
    where state = 'preparing'`.execute(db);
  await sql`create index workspace_preparations_of on workspace_preparations (subscription_id)`.execute(db);
  // The period of these invoices is stated by the opening of the workspace; older ones may have no days at all.
  await sql`alter table invoices add column starts_with_workspace boolean not null default false`.execute(db);
}
