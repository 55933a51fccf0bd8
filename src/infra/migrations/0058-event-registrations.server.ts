import { type Kysely, sql } from "kysely";

/** Who signed up for an event: one row for each address and event, deleted months after the event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_registrations (
      id uuid primary key,
      event text not null,
      name text not null,
      email text not null,
      locale text not null,
      state text not null,
      registered_at timestamptz not null,
      changed_at timestamptz not null,
      ends_at timestamptz not null,
      day_reminder_for timestamptz,
      hour_reminder_for timestamptz,
      checked_in_at timestamptz,
      contact_consent boolean not null,
      contact_hash text,
      privacy_version text not null,
      privacy_hash text,
      arrival jsonb not null default '{}'
    )`.execute(db);
  await sql`create unique index event_registrations_person on event_registrations (event, lower(email))`.execute(db);
  await sql`create index event_registrations_queue on event_registrations (event, state, registered_at, id)`.execute(
    db,
  );
  await sql`create index event_registrations_email on event_registrations (lower(email))`.execute(db);
  await sql`create index event_registrations_ends on event_registrations (ends_at)`.execute(db);
}
