import { type Kysely, sql } from "kysely";

/**
 * Experiments, how many browsers saw each arm, and what people who saw one did afterwards: requests, accounts and orders
 * store the arms that their browser had seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create table experiments (
      id integer generated always as identity primary key,
      version integer not null default 1,
      state text not null check (state in ('draft', 'running', 'stopped', 'shipped', 'archived')),
      name text not null,
      pages jsonb not null,
      locales jsonb not null,
      arms jsonb not null,
      planned_visitors integer not null,
      started_at timestamptz,
      stopped_at timestamptz,
      winner text,
      author text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
  sql`
    create table experiment_exposure_days (
      experiment_id integer not null references experiments (id),
      day date not null,
      arm text not null,
      locale text not null,
      device text not null,
      source text not null,
      count integer not null,
      primary key (experiment_id, day, arm, locale, device, source)
    )`,
  sql`
    create table experiment_guard_days (
      experiment_id integer not null references experiments (id),
      day date not null,
      arm text not null,
      name text not null,
      count integer not null,
      primary key (experiment_id, day, arm, name)
    )`,
  sql`alter table leads add column exposures jsonb`,
  sql`alter table users add column exposures jsonb`,
  sql`alter table orders add column exposures jsonb`,
  // Few rows have seen an experiment: the indexes are as small as they are.
  sql`create index leads_exposures on leads using gin (exposures) where exposures is not null`,
  sql`create index users_exposures on users using gin (exposures) where exposures is not null`,
  sql`create index orders_exposures on orders using gin (exposures) where exposures is not null`,
];
