import { type Kysely, sql } from "kysely";

/**
 * Campaigns: the names that links may use, short addresses with their clicks, costs, and the figures of each day by how the
 * person came. Accounts and orders store both arrivals, as leads always did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...arrivals, ...tables, countAgain]) await statement.execute(db);
}

const arrivals = [
  sql`alter table users add column first_touch jsonb, add column last_touch jsonb`,
  sql`alter table orders add column first_touch jsonb, add column last_touch jsonb`,
];

const tables = [
  sql`
    create table campaign_terms (
      kind text not null check (kind in ('source', 'medium', 'campaign')),
      value text not null check (value ~ '^[a-z0-9][a-z0-9._-]{0,63}$'),
      added_by text not null,
      added_at timestamptz not null,
      retired_at timestamptz,
      primary key (kind, value)
    )`,
  sql`
    create table campaign_links (
      code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{1,39}$'),
      path text not null check (path like '/%'),
      locale text not null,
      edition text not null,
      source text not null,
      medium text not null,
      campaign text not null,
      term text not null default '',
      added_by text not null,
      added_at timestamptz not null,
      retired_at timestamptz
    )`,
  sql`create index campaign_links_newest on campaign_links (added_at desc, code)`,
  sql`
    create table campaign_link_days (
      code text not null references campaign_links (code),
      day date not null,
      clicks integer not null,
      primary key (code, day)
    )`,
  // One cost for a campaign, a source and a day or month: what is imported twice is found again.
  sql`
    create table campaign_costs (
      id bigint generated always as identity primary key,
      campaign text not null,
      source text not null,
      first_day date not null,
      last_day date not null check (last_day >= first_day),
      amount bigint not null check (amount > 0),
      note text not null default '',
      changed_by text not null,
      changed_at timestamptz not null,
      unique (campaign, source, first_day, last_day)
    )`,
  sql`create index campaign_costs_days on campaign_costs (last_day desc, id desc)`,
  // One row for each combination that occurred. The texts are anybody's: together they may be too long for an index.
  sql`
    create table campaign_days (
      day date not null,
      measure text not null,
      product text not null,
      locale text not null,
      first_campaign text not null,
      first_source text not null,
      first_medium text not null,
      first_edition text not null,
      last_campaign text not null,
      last_source text not null,
      last_medium text not null,
      last_edition text not null,
      count bigint not null,
      amount bigint not null
    )`,
  sql`create index campaign_days_day on campaign_days (day)`,
];

/** The days that are closed are counted again, now for both tables. */
const countAgain = sql`delete from figure_days_counted`;
