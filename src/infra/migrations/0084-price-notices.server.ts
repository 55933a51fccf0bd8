import { type Kysely, sql } from "kysely";

/** Who is told of a planned price that is higher, and what it was before. Plans of before are told to nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table price_plans add column notice_from bigint`.execute(db);
  await sql`create table price_notices (
    plan_id bigint not null references price_plans (id),
    subscription_id uuid not null references subscriptions (id) on delete cascade,
    stored_at timestamptz not null,
    enqueued_at timestamptz,
    sent_at timestamptz,
    corrected_at timestamptz,
    primary key (plan_id, subscription_id)
  )`.execute(db);
  await sql`create index price_notices_subscription on price_notices (subscription_id)`.execute(db);
  await sql`create index price_notices_waiting on price_notices (plan_id, subscription_id)
    where enqueued_at is null`.execute(db);
  await sql`create index price_notices_stored on price_notices (stored_at)`.execute(db);
  await sql`create index subscriptions_renewing on subscriptions (package_id)
    where state in ('active', 'grace') and renewal_cancelled_at is null`.execute(db);
}
