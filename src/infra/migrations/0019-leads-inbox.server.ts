import { type Kysely, sql } from "kysely";

/** The inbox of leads: owners, searchable words, an index for each filter and order, saved views, who is assigned in turn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...words, ...indexes, ...tables]) await statement.execute(db);
}

const columns = [
  sql`alter table leads add column owner_id text references users (id) on delete set null, add column words tsvector`,
  // Compressed in the row: a search that walks the table then reads no second one.
  sql`alter table leads alter column words set storage main`,
];

const punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/**
 * A trigger and not a generated column: leads are inserted from JSON with every column, which a generated one refuses. The
 * e-mail address, the digits of the phone number and the number of the request are words as a whole.
 */
const words = [
  sql`
    create function lead_words(id uuid, name text, company text, email text, phone text, message text) returns tsvector
    language sql immutable parallel safe as $$
      select strip(to_tsvector('simple', translate(
          concat_ws(' ', name, company, email, message), ${sql.lit(punctuation)}, ${sql.lit(" ".repeat(punctuation.length))})))
        || array_to_tsvector(array_remove(array[lower(email), ltrim(phone, '+'), left(id::text, 8)], ''))
    $$`,
  // Before the trigger exists: neither versions nor notifications of a million rows.
  sql`alter table leads disable trigger user`,
  sql`update leads set words = lead_words(id, name, company, email, phone, message)`,
  sql`alter table leads enable trigger user`,
  sql`
    create function count_lead_words() returns trigger language plpgsql as $$
    begin
      new.words := lead_words(new.id, new.name, new.company, new.email, new.phone, new.message);
      return new;
    end $$`,
  sql`
    create trigger lead_words before insert or update of name, company, email, phone, message on leads
    for each row execute function count_lead_words()`,
];

/** Each filter has an index in the order of the list, so that a rare value is found without reading the others. */
const indexes = [
  // A short pending list: each search reads it whole.
  sql`create index leads_words on leads using gin (words) with (gin_pending_list_limit = 512)`,
  sql`create index leads_updated on leads (updated_at desc, id)`,
  sql`create index leads_state on leads (state, received_at desc, id)`,
  sql`create index leads_state_updated on leads (state, updated_at desc, id)`,
  sql`create index leads_owner on leads (owner_id, received_at desc, id) where owner_id is not null`,
  sql`create index leads_owner_updated on leads (owner_id, updated_at desc, id) where owner_id is not null`,
  sql`create index leads_product on leads (product, received_at desc, id)`,
  sql`create index leads_industry on leads (industry, received_at desc, id)`,
  sql`create index leads_source on leads (utm_source, received_at desc, id) where utm_source is not null`,
  sql`create index leads_source_updated on leads (utm_source, updated_at desc, id) where utm_source is not null`,
  sql`create index leads_campaign on leads (utm_campaign, received_at desc, id) where utm_campaign is not null`,
  sql`create index leads_campaign_updated on leads (utm_campaign, updated_at desc, id) where utm_campaign is not null`,
  sql`create index leads_suspicion on leads (suspicion, received_at desc, id) where suspicion is not null`,
  sql`create index leads_suspicion_updated on leads (suspicion, updated_at desc, id) where suspicion is not null`,
  sql`create index leads_other_kind on leads (kind, received_at desc, id) where kind <> 'contact'`,
  sql`create index leads_other_locale on leads (locale, received_at desc, id) where locale <> 'id'`,
  // Duplicates.
  sql`create index leads_phone on leads (phone)`,
  // Duplicates, and other requests of the same company.
  sql`create index leads_company_lower on leads (lower(company), received_at desc)`,
  // Orders of the person or company of a lead.
  sql`create index if not exists orders_email on orders (lower(email))`,
  sql`create index users_company_lower on users (lower(company)) where company <> ''`,
];

const tables = [
  sql`
    create table lead_views (
      id uuid primary key,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      filters jsonb not null,
      created_at timestamptz not null
    )`,
  sql`create index lead_views_user on lead_views (user_id, created_at)`,
  // Without a row: people of sales take part, administrators do not. Empty lists match everything.
  sql`
    create table lead_turns (
      user_id text primary key references users (id) on delete cascade,
      takes_part boolean not null,
      products text[] not null default '{}',
      locales text[] not null default '{}',
      last_turn bigint not null default 0
    )`,
];
