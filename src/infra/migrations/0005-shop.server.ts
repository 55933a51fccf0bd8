import { type Kysely, sql } from "kysely";

/**
 * Packages and vouchers, orders with their payments and invoices, subscriptions, and the embedded bank.
 * Orders name a customer by id only: they must be retained for the tax office when an account is closed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...offer, ...orders, ...subscriptions, ...bank, ...appendOnly]) await statement.execute(db);
}

const offer = [
  sql`
    create table packages (
      id text primary key,
      product text not null,
      tier text not null,
      position integer not null,
      name jsonb not null,
      description jsonb not null,
      features jsonb not null,
      price bigint not null check (price > 0),
      updated_at timestamptz not null
    )`,
  sql`
    create table package_prices (
      id bigint generated always as identity primary key,
      package_id text not null references packages (id),
      price bigint not null,
      at timestamptz not null,
      by text not null
    )`,
  sql`
    create table vouchers (
      id bigint generated always as identity primary key,
      uuid uuid not null unique,
      code text not null unique check (code = upper(code)),
      unit text not null check (unit in ('percent', 'idr')),
      value bigint not null check (value > 0 and (unit = 'idr' or value <= 100)),
      max_price bigint check (max_price >= 0),
      expired timestamptz,
      start_date date not null,
      end_date date not null,
      max_uses integer check (max_uses >= 0),
      max_uses_per_customer integer check (max_uses_per_customer >= 0),
      products jsonb,
      min_months integer,
      held integer not null default 0 check (held >= 0),
      used integer not null default 0 check (used >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
];

const orders = [
  sql`create sequence order_numbers`,
  sql`
    create table orders (
      id uuid primary key,
      number text not null unique,
      user_id text not null,
      email text not null,
      locale text not null,
      state text not null,
      kind text not null,
      product text not null,
      package_id text not null,
      package_name text not null,
      months integer not null,
      upgrade_until date,
      unit_price bigint not null,
      month_price bigint not null,
      subtotal bigint not null,
      discount bigint not null,
      channel_fee bigint not null,
      dpp bigint not null,
      ppn bigint not null,
      total bigint not null check (total >= 0),
      lines jsonb not null,
      tax jsonb not null,
      voucher_code text,
      method text not null,
      buyer jsonb not null,
      referral_code text,
      idempotency_key text not null,
      request_hash text not null,
      placed_at timestamptz not null,
      expires_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, idempotency_key)
    )`,
  sql`create index orders_user on orders (user_id, placed_at desc, id desc)`,
  sql`create index orders_open on orders (expires_at) where state in ('draft', 'awaiting_payment')`,
  sql`create index orders_review on orders (placed_at) where state = 'manual_review'`,
  sql`
    create table order_events (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      at timestamptz not null,
      event text not null,
      event_key text not null,
      from_state text not null,
      to_state text not null,
      by text not null,
      details jsonb not null default '{}',
      unique (order_id, event_key)
    )`,
  sql`
    create table voucher_holds (
      order_id uuid primary key references orders (id),
      voucher_id bigint not null references vouchers (id),
      user_id text not null,
      state text not null check (state in ('held', 'used', 'given_back')),
      updated_at timestamptz not null
    )`,
  sql`create unique index voucher_holds_one on voucher_holds (voucher_id, user_id) where state = 'held'`,
  sql`create index voucher_holds_user on voucher_holds (voucher_id, user_id, state)`,
  sql`
    create table payments (
      order_id uuid primary key references orders (id),
      provider text not null,
      reference text not null,
      provider_id text,
      state text not null check (state in ('charging', 'pending', 'settled', 'over')),
      instructions jsonb,
      expires_at timestamptz not null,
      settled_at timestamptz,
      created_at timestamptz not null,
      checked_at timestamptz not null,
      unique (provider, reference)
    )`,
  sql`create index payments_watched on payments (checked_at) where state in ('charging', 'pending')`,
  sql`create index payments_settled on payments (settled_at) where state = 'settled'`,
  sql`create index payments_over on payments (expires_at) where state = 'over' and settled_at is null`,
  sql`
    create table payment_notifications (
      id bigint generated always as identity primary key,
      provider text not null,
      reference text not null,
      notification_key text not null,
      first_at timestamptz not null,
      last_at timestamptz not null,
      times integer not null default 1,
      body jsonb not null,
      unique (provider, notification_key)
    )`,
  sql`create table invoice_counters (month text primary key, last integer not null)`,
  sql`
    create table invoices (
      number text primary key,
      order_id uuid not null unique references orders (id),
      issued_at timestamptz not null,
      seller jsonb not null,
      first_day date,
      last_day date,
      tax_serial text
    )`,
  sql`
    create table invoice_pdfs (
      order_id uuid not null references orders (id),
      locale text not null,
      bytes bytea not null,
      primary key (order_id, locale)
    )`,
];

const subscriptions = [
  sql`
    create table subscriptions (
      id uuid primary key,
      user_id text not null,
      product text not null,
      state text not null,
      package_id text not null,
      last_day date not null,
      anchor integer not null,
      starts_at timestamptz not null,
      renewal_cancelled_at timestamptz,
      updated_at timestamptz not null,
      unique (user_id, product)
    )`,
  sql`create index subscriptions_running on subscriptions (last_day) where state in ('active', 'grace')`,
  sql`
    create table subscription_terms (
      order_id uuid primary key references orders (id),
      position bigint generated always as identity,
      subscription_id uuid not null references subscriptions (id),
      kind text not null,
      package_id text not null,
      first_day date not null,
      last_day date not null,
      months integer not null,
      granted_at timestamptz not null,
      revoked_at timestamptz
    )`,
  sql`create index subscription_terms_of on subscription_terms (subscription_id, position)`,
  sql`
    create table subscription_events (
      id bigint generated always as identity primary key,
      subscription_id uuid not null references subscriptions (id),
      at timestamptz not null,
      event text not null,
      from_state text,
      to_state text not null,
      order_id uuid
    )`,
  sql`create index subscription_events_of on subscription_events (subscription_id, id)`,
  sql`
    create table subscription_reminders (
      subscription_id uuid not null references subscriptions (id),
      last_day date not null,
      days integer not null,
      sent_at timestamptz not null,
      primary key (subscription_id, last_day, days)
    )`,
];

const bank = [
  sql`
    create table simulator_payments (
      reference text primary key,
      provider_id text not null unique,
      method text not null,
      amount bigint not null,
      state text not null,
      paid bigint,
      money_id text,
      instructions jsonb not null,
      expires_at timestamptz not null,
      updated_at timestamptz not null
    )`,
];

// What happened cannot be rewritten, not even by a slip of ours.
const appendOnly = [
  sql`
    create function shop_append_only() returns trigger language plpgsql as $$
    begin
      raise exception '% only grows', tg_table_name;
    end $$`,
  ...["order_events", "subscription_events", "package_prices"].map(
    (table) =>
      sql`create trigger ${sql.ref(`${table}_append_only`)} before update or delete on ${sql.table(table)}
        for each row execute function shop_append_only()`,
  ),
];
