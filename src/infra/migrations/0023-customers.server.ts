import { type Kysely, sql } from "kysely";

/**
 * The customers of the back office: days of access without money, what lists and search of accounts and companies need,
 * mails that were sent, and requests of people about their data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...grants, ...lists, ...companies, ...mails, ...rights]) await statement.execute(db);
}

const grants = [
  sql`
    create table subscription_grants (
      id uuid primary key,
      position bigint not null default nextval(pg_get_serial_sequence('subscription_terms', 'position')),
      subscription_id uuid not null references subscriptions (id),
      package_id text not null,
      first_day date not null,
      last_day date not null check (last_day >= first_day),
      reason text not null,
      granted_by text not null,
      granted_at timestamptz not null,
      revoked_at timestamptz
    )`,
  sql`create index subscription_grants_of on subscription_grants (subscription_id, position)`,
];

const lists = [
  sql`create index users_customers on users (created_at desc, id desc) where user_role = 'user'`,
  sql`create index users_suspended on users (created_at desc, id desc) where suspended_at is not null`,
  sql`create index users_unverified on users (created_at desc, id desc) where not email_verified`,
  sql`
    create index users_search on users
      using gin (lower(name || ' ' || username || ' ' || email || ' ' || company) gin_trgm_ops)`,
  sql`create index users_username_begins on users (username text_pattern_ops) where user_role = 'user'`,
  sql`create index users_email_lower on users (lower(email))`,
  sql`create index subscriptions_product on subscriptions (product, state)`,
  sql`create index orders_email_lower on orders (lower(email)) where email <> ''`,
];

const companies = [
  // "PT. Maju Jaya, Tbk" and "maju jaya" are one company. A function in SQL would be inlined, and its cost forgotten.
  sql`
    create function company_key(company text) returns text language plpgsql immutable parallel safe cost 1000 as $$
    begin
      return btrim(regexp_replace(regexp_replace(
        regexp_replace(' ' || lower(company) || ' ', '[^[:alnum:]]+', '  ', 'g'),
        ' (pt|cv|ud|tbk|persero|ltd|limited|inc|llc|pte) ', ' ', 'g'), ' +', ' ', 'g'));
    end $$`,
  sql`create index users_company_key on users (company_key(company), created_at desc, id) where user_role = 'user'`,
  sql`create index users_company_search on users using gin (company_key(company) gin_trgm_ops) where user_role = 'user'`,
  sql`create index leads_company_key on leads (company_key(company), received_at desc)`,
];

const mails = [
  sql`
    create table sent_mails (
      mail_id text primary key,
      at timestamptz not null,
      kind text not null,
      user_id text references users (id) on delete cascade,
      lead_id uuid references leads (id) on delete cascade,
      order_id uuid references orders (id)
    )`,
  sql`create index sent_mails_user on sent_mails (user_id, at desc) where user_id is not null`,
  sql`create index sent_mails_lead on sent_mails (lead_id, at desc) where lead_id is not null`,
  sql`create index sent_mails_order on sent_mails (order_id, at desc) where order_id is not null`,
];

const rights = [
  sql`
    create table rights_requests (
      id uuid primary key,
      kind text not null,
      state text not null,
      email_hash text not null,
      masked_email text not null,
      note text not null default '',
      received_at timestamptz not null,
      due_at timestamptz not null,
      recorded_by text not null,
      done_at timestamptz,
      done_by text,
      version integer not null default 1
    )`,
  sql`create index rights_requests_open on rights_requests (due_at, id) where state = 'open'`,
  sql`create index rights_requests_received on rights_requests (received_at desc, id desc)`,
  sql`create index rights_requests_email on rights_requests (email_hash)`,
  sql`
    create trigger count_version before insert or update on rights_requests
      for each row execute function count_version()`,
  sql`
    create function notify_admin_of_right() returns trigger language plpgsql as $$
    begin
      perform pg_notify('admin_changes', 'people:' || new.id);
      return null;
    end $$`,
  sql`
    create trigger notify_admin after insert or update on rights_requests
      for each row execute function notify_admin_of_right()`,
];
