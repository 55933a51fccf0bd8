import { type Kysely, sql } from "kysely";

/**
 * Every receipt of money and every refund, with its amount; what invoices say was paid; revisions of invoices; credit
 * notes. Orders paid before have their receipts and refunds read from their history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...history]) await statement.execute(db);
}

const tables = [
  sql`
    create table payment_receipts (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      money_id text not null,
      amount bigint not null,
      currency text not null,
      received_at timestamptz not null,
      reversed_at timestamptz,
      unique (order_id, money_id)
    )`,
  sql`
    create table refunds (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      amount bigint not null check (amount > 0),
      kind text not null check (kind in ('part', 'all')),
      state text not null check (state in ('recorded', 'sent', 'withdrawn')),
      note text not null,
      proof text not null default '',
      recorded_by text not null,
      recorded_at timestamptz not null,
      ended_by text,
      ended_at timestamptz
    )`,
  sql`create index refunds_order on refunds (order_id)`,
  sql`create index refunds_open on refunds (recorded_at) where state = 'recorded'`,
  sql`alter table invoices add column received bigint`,
  sql`alter table invoices add column paid_at timestamptz`,
  sql`
    create table invoice_revisions (
      invoice text not null references invoices (number),
      revision integer not null check (revision > 0),
      tax_serial text not null,
      issued_at timestamptz not null,
      by text not null,
      primary key (invoice, revision)
    )`,
  sql`create table credit_note_counters (month text primary key, last integer not null)`,
  sql`
    create table credit_notes (
      number text primary key,
      refund_id bigint not null unique references refunds (id),
      order_id uuid not null references orders (id),
      amount bigint not null check (amount > 0),
      issued_at timestamptz not null
    )`,
  sql`create index credit_notes_order on credit_notes (order_id)`,
  sql`
    create table document_pdfs (
      document text not null,
      locale text not null,
      bytes bytea not null,
      primary key (document, locale)
    )`,
];

/** Reads the money of earlier orders from their history. */
export const history = [
  sql`
    insert into payment_receipts (order_id, money_id, amount, currency, received_at)
    select order_id, details ->> 'money', (details ->> 'amount')::bigint, coalesce(details ->> 'currency', 'IDR'), at
    from order_events
    where event in ('paid', 'wrong_amount', 'nothing_to_upgrade') and details ->> 'money' is not null
    order by id
    on conflict (order_id, money_id) do nothing`,
  sql`
    update payment_receipts set reversed_at = denied.at
    from (select order_id, max(at) as at from order_events where event = 'denied' group by order_id) as denied
    where denied.order_id = payment_receipts.order_id and denied.at >= payment_receipts.received_at`,
  // Until now a refund was entered once its money had been sent.
  sql`
    insert into refunds (order_id, amount, kind, state, note, recorded_by, recorded_at, ended_by, ended_at)
    select orders.id, sum(payment_receipts.amount), 'all', 'sent', coalesce(max(event.details ->> 'note'), ''),
      max(event.by), max(event.at), max(event.by), max(event.at)
    from orders
    join order_events as event on event.order_id = orders.id and event.to_state = 'refunded' and event.from_state <> 'refunded'
    join payment_receipts
      on payment_receipts.order_id = orders.id and payment_receipts.reversed_at is null
      and payment_receipts.currency = 'IDR' and payment_receipts.received_at <= event.at
    where orders.state = 'refunded'
    group by orders.id
    having sum(payment_receipts.amount) > 0`,
];
