import { type Kysely, sql } from "kysely";

/** Mails of the mailbox that could not be read or understood; the mails themselves stay in the mailbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mails_set_aside (
    id uuid primary key default gen_random_uuid(),
    mailbox text not null,
    uid_validity text not null,
    uid bigint not null,
    received_at timestamptz,
    state text not null check (state in ('again', 'open', 'done')),
    reason text not null check (reason in ('failed', 'time_limit', 'not_understood')),
    error text,
    object_kind text check (object_kind in ('letters', 'leads')),
    object_id uuid,
    tries integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    unique (mailbox, uid_validity, uid)
  )`.execute(db);
  await sql`create index mails_set_aside_object on mails_set_aside (object_id) where object_id is not null`.execute(db);
}
