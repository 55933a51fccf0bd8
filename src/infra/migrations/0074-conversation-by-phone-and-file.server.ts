import { type Kysely, sql } from "kysely";

/**
 * Attempts to reach a lead by WhatsApp, phone or a mail of one's own; who else gets a mail, and its files; each colleague's
 * templates and signature.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_attempts (
      id uuid primary key,
      lead_id uuid not null references leads (id) on delete cascade,
      at timestamptz not null,
      channel text not null check (channel in ('whatsapp', 'call', 'mail')),
      author_id text not null,
      author_name text not null,
      reached boolean,
      answered_at timestamptz
    )`.execute(db);
  await sql`create index lead_attempts_lead on lead_attempts (lead_id, at)`.execute(db);
  // Addresses in lower case; null for none. Found when one of them is erased.
  await sql`alter table lead_mails add column cc jsonb`.execute(db);
  await sql`create index lead_mails_cc on lead_mails using gin (cc) where cc is not null`.execute(db);
  // One without a mail was uploaded, and its mail not sent yet.
  await sql`
    create table lead_files (
      id uuid primary key,
      user_id text not null,
      mail_id uuid references lead_mails (id) on delete cascade,
      name text not null,
      type text not null,
      size integer not null,
      bytes bytea not null,
      uploaded_at timestamptz not null
    )`.execute(db);
  await sql`create index lead_files_mail on lead_files (mail_id) where mail_id is not null`.execute(db);
  await sql`create index lead_files_unsent on lead_files (user_id, uploaded_at) where mail_id is null`.execute(db);
  await sql`
    create table lead_templates (
      id uuid primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      locale text not null check (locale in ('id', 'en')),
      subject text not null,
      body text not null,
      created_at timestamptz not null,
      version integer not null default 1
    )`.execute(db);
  await sql`create index lead_templates_user on lead_templates (user_id, created_at)`.execute(db);
  await sql`
    create table lead_signatures (
      user_id text primary key references users (id) on delete cascade,
      text text not null
    )`.execute(db);
}
