import { type Kysely, sql } from "kysely";

/**
 * What makes it somebody's turn in the back office, told to each of them once; and a proposed decision about money may be
 * taken back by whoever made it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notifications (
    id bigint generated always as identity primary key,
    step text not null,
    user_id text not null references users (id) on delete cascade,
    object_kind text not null,
    object_id text not null,
    params jsonb not null,
    created_at timestamptz not null,
    read_at timestamptz,
    mailed_at timestamptz
  )`.execute(db);
  await sql`create index notifications_person on notifications (user_id, ((read_at is not null)::integer), id desc)`.execute(
    db,
  );
  await sql`create index notifications_object on notifications (object_kind, object_id)`.execute(db);
  await sql`create index notifications_to_mail on notifications (created_at)
    where read_at is null and mailed_at is null`.execute(db);
  await sql`create table muted_steps (
    user_id text not null references users (id) on delete cascade,
    step text not null,
    primary key (user_id, step)
  )`.execute(db);
  // They name the company of a request: what is erased is named nowhere any more.
  await sql`create function forget_lead_notifications() returns trigger language plpgsql as $$
  begin
    delete from notifications where object_kind = 'lead' and object_id = old.id::text;
    return null;
  end $$`.execute(db);
  await sql`create trigger leads_forget_notifications after delete on leads
    for each row execute function forget_lead_notifications()`.execute(db);
  await sql`alter table review_proposals drop constraint review_proposals_state_check`.execute(db);
  await sql`alter table review_proposals add constraint review_proposals_state_check
    check (state in ('open', 'approved', 'rejected', 'withdrawn'))`.execute(db);
}
