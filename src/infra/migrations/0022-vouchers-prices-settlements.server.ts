import { type Kysely, sql } from "kysely";

/** Batches of one-time voucher codes, prices planned for a day, and settlement files of payment providers and banks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...vouchers, ...prices, ...settlements, ...versions]) await statement.execute(db);
}

const vouchers = [
  sql`
    create table voucher_batches (
      id bigint generated always as identity primary key,
      name text not null,
      prefix text not null,
      size integer not null check (size > 0),
      request_key text not null unique,
      created_by text not null,
      created_at timestamptz not null,
      withdrawn_at timestamptz,
      version integer not null default 1
    )`,
  sql`alter table vouchers add column batch_id bigint references voucher_batches (id)`,
  sql`create index vouchers_batch on vouchers (batch_id, id) where batch_id is not null`,
  sql`create index vouchers_listed on vouchers (created_at desc, id desc) where batch_id is null`,
  sql`create index vouchers_code_prefix on vouchers (code text_pattern_ops)`,
  // A batch is one notification, not ten thousand; uses of its codes are sent like those of any voucher.
  sql`drop trigger notify_admin on vouchers`,
  sql`
    create trigger notify_admin after insert on vouchers
      for each row when (new.batch_id is null) execute function notify_admin('vouchers')`,
  sql`
    create trigger notify_admin_of_change after update on vouchers
      for each row when (new.batch_id is null or new.held <> old.held or new.used <> old.used)
      execute function notify_admin('vouchers')`,
  sql`create index voucher_holds_recent on voucher_holds (voucher_id, updated_at desc, order_id desc)`,
];

const prices = [
  sql`
    create table price_plans (
      id bigint generated always as identity primary key,
      package_id text not null references packages (id),
      price bigint not null check (price > 0),
      from_day date not null,
      reason text not null,
      planned_by text not null,
      planned_at timestamptz not null,
      state text not null default 'planned' check (state in ('planned', 'applied', 'cancelled')),
      ended_by text,
      ended_at timestamptz,
      version integer not null default 1
    )`,
  sql`create unique index price_plans_one on price_plans (package_id, from_day) where state = 'planned'`,
  sql`create index price_plans_due on price_plans (from_day, id) where state = 'planned'`,
  // The history: what the price was before, and why it changed.
  sql`alter table package_prices add column previous bigint`,
  sql`alter table package_prices add column from_day date`,
  sql`alter table package_prices add column reason text not null default ''`,
  sql`create index package_prices_of on package_prices (package_id, id desc)`,
];

const settlements = [
  sql`
    create table settlement_files (
      id bigint generated always as identity primary key,
      name text not null,
      format text not null check (format in ('midtrans', 'xendit', 'other')),
      source text not null,
      content_hash text not null,
      state text not null check (state in ('checked', 'posted', 'discarded')),
      first_day date,
      last_day date,
      ignored integer not null,
      uploaded_by text not null,
      uploaded_at timestamptz not null,
      posted_by text,
      posted_at timestamptz,
      version integer not null default 1
    )`,
  sql`create unique index settlement_files_once on settlement_files (content_hash) where state <> 'discarded'`,
  sql`create index settlement_files_listed on settlement_files (uploaded_at desc, id desc)`,
  sql`
    create table settlement_rows (
      id bigint generated always as identity primary key,
      file_id bigint not null references settlement_files (id),
      line integer not null,
      kind text not null check (kind in ('payment', 'refund')),
      source text not null,
      reference text not null,
      order_text text not null,
      va_number text not null,
      paid_day date,
      gross bigint not null,
      fee bigint not null,
      net bigint not null,
      result text not null check (result in ('matched', 'amount_differs', 'not_received', 'unknown', 'posted_before')),
      order_id uuid references orders (id),
      expected bigint,
      posted_at timestamptz
    )`,
  sql`create index settlement_rows_of on settlement_rows (file_id, result, id)`,
  sql`create index settlement_rows_order on settlement_rows (order_id) where order_id is not null`,
  sql`create index settlement_rows_reference on settlement_rows (reference)`,
  // The database itself refuses to post a row of a provider twice.
  sql`create unique index settlement_rows_once on settlement_rows (source, reference) where posted_at is not null`,
  sql`
    create table settlement_mappings (
      header text primary key,
      source text not null,
      columns jsonb not null,
      updated_by text not null,
      updated_at timestamptz not null
    )`,
  // How rows find their orders.
  sql`create index payments_provider_id on payments (provider_id) where provider_id is not null`,
  sql`create index payments_va_number on payments ((coalesce(instructions ->> 'va_number', instructions ->> 'bill_key')))`,
  sql`create index payment_receipts_money on payment_receipts (money_id)`,
];

const versions = ["voucher_batches", "price_plans", "settlement_files"].map(
  (table) =>
    sql`create trigger count_version before insert or update on ${sql.table(table)} for each row execute function count_version()`,
);
