import { type Kysely, sql } from "kysely";

/** The conversation with a lead: notes, mails in both directions, reminders, and leads merged into another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...leads, ...notes, ...mails, ...reminders, mailbox, colleagues])
    await statement.execute(db);
}

const leads = [
  // When the surviving lead is erased, a lead of another address becomes independent again.
  sql`alter table leads add column merged_into uuid references leads (id) on delete set null`,
  sql`create index leads_merged_into on leads (merged_into) where merged_into is not null`,
  sql`create index leads_unanswered on leads (received_at) where state = 'new' and merged_into is null`,
];

const notes = [
  sql`
    create table lead_notes (
      id uuid primary key,
      lead_id uuid not null references leads (id) on delete cascade,
      at timestamptz not null,
      author_id text not null,
      author_name text not null,
      text text not null,
      mentions jsonb not null default '[]'
    )`,
  sql`create index lead_notes_lead on lead_notes (lead_id, at)`,
];

const mails = [
  sql`
    create table lead_mails (
      id uuid primary key,
      lead_id uuid not null references leads (id) on delete cascade,
      at timestamptz not null,
      direction text not null check (direction in ('out', 'in')),
      state text not null check (state in ('queued', 'sent', 'failed', 'received')),
      message_id text not null unique,
      thread jsonb not null default '[]',
      contact_name text not null,
      contact_email text not null,
      subject text not null,
      body text not null,
      quoted text not null default '',
      attachments jsonb not null default '[]',
      automatic boolean not null default false,
      template text,
      author_id text,
      author_name text,
      sent_at timestamptz,
      failure text
    )`,
  sql`create index lead_mails_lead on lead_mails (lead_id, at)`,
  sql`create index lead_mails_contact on lead_mails (lower(contact_email))`,
  sql`create index lead_mails_received on lead_mails (at) where direction = 'in' and not automatic`,
];

const reminders = [
  sql`
    create table lead_reminders (
      id uuid primary key,
      lead_id uuid not null references leads (id) on delete cascade,
      at timestamptz not null,
      due_at timestamptz not null,
      author_id text not null,
      author_name text not null,
      for_id text not null,
      for_name text not null,
      text text not null,
      state text not null check (state in ('open', 'done', 'cancelled')),
      version integer not null default 1,
      mailed_at timestamptz
    )`,
  sql`create index lead_reminders_lead on lead_reminders (lead_id, at)`,
  sql`create index lead_reminders_open on lead_reminders (for_id, due_at) where state = 'open'`,
];

/** How far the mailbox of answers was read. */
const mailbox = sql`
  create table lead_mailboxes (
    name text primary key,
    uid_validity text not null,
    last_uid bigint not null,
    checked_at timestamptz not null
  )`;

/** Few of all accounts: everybody who may be named in a note or reminded. */
const colleagues = sql`create index users_colleagues on users (user_role) where user_role <> 'user'`;
