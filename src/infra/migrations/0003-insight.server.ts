import { type Kysely, sql } from "kysely";

/** Page views and what came of them, counted without knowing who; and the proof of consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table insight_events (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      name text not null,
      path text not null,
      locale text not null,
      edition text not null,
      utm_source text not null,
      utm_medium text not null,
      utm_campaign text not null,
      utm_term text not null
    )`.execute(db);
  await sql`create index insight_events_at on insight_events (at)`.execute(db);
  await sql`
    create table insight_days (
      day date not null,
      name text not null,
      path text not null,
      locale text not null,
      edition text not null,
      utm_source text not null,
      utm_medium text not null,
      utm_campaign text not null,
      count integer not null,
      primary key (day, name, path, locale, edition, utm_source, utm_medium, utm_campaign)
    )`.execute(db);
  await sql`
    create table insight_consents (
      id uuid primary key,
      at timestamptz not null,
      choice text not null check (choice in ('accepted', 'refused')),
      version text not null,
      locale text not null,
      page text not null,
      previous uuid
    )`.execute(db);
}
