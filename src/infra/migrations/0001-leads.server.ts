import { type Kysely, sql } from "kysely";

/** Contact requests with their history, and the newsletter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table leads (
      id uuid primary key,
      kind text not null default 'contact',
      state text not null,
      received_at timestamptz not null,
      name text not null,
      company text not null,
      email text not null,
      phone text not null,
      industry text not null,
      job text not null,
      product text not null,
      message text not null,
      details jsonb not null default '{}',
      locale text not null,
      page text,
      utm_source text,
      utm_medium text,
      utm_campaign text,
      utm_term text,
      first_touch jsonb,
      last_touch jsonb,
      marketing_consent boolean not null,
      privacy_version text not null,
      suspicion text,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index leads_received on leads (received_at desc, id)`.execute(db);
  await sql`create index leads_email on leads (lower(email))`.execute(db);
  await sql`
    create table lead_events (
      id bigint generated always as identity primary key,
      lead_id uuid not null references leads (id) on delete cascade,
      at timestamptz not null,
      kind text not null,
      by text not null,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index lead_events_lead on lead_events (lead_id, id)`.execute(db);
  await sql`
    create table lead_deliveries (
      lead_id uuid not null references leads (id) on delete cascade,
      channel text not null,
      delivered_at timestamptz not null,
      primary key (lead_id, channel)
    )`.execute(db);
  await sql`
    create table subscribers (
      id uuid primary key,
      email text not null unique,
      locale text not null,
      state text not null,
      privacy_version text not null,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
}
