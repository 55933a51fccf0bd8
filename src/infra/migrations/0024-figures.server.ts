import { type Kysely, sql } from "kysely";

/**
 * Daily figures of the back office, and the days of which they must be counted again: a lead that turns out to be spam, or
 * money that the bank takes back, belongs to a day that is counted already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...marks, ...indexes]) await statement.execute(db);
}

const tables = [
  // One row for each value of one dimension; the dimension "all" has the value "". Combinations would be a hundred times more.
  sql`
    create table figure_days (
      dimension text not null check (dimension in ('all', 'product', 'locale', 'campaign')),
      day date not null,
      measure text not null,
      value text not null,
      count bigint not null,
      amount bigint not null,
      primary key (dimension, day, measure, value)
    )`,
  sql`create table figure_days_counted (one boolean primary key default true check (one), until date not null)`,
  // Not unique: two transactions that mark one day must not wait for each other.
  sql`create table figure_days_changed (id bigint generated always as identity primary key, day date not null)`,
  sql`create table demo_objects (kind text not null, id text not null, primary key (kind, id))`,
];

const marks = [
  sql`
    create function mark_figure_day_of_lead() returns trigger language plpgsql as $$
    begin
      insert into figure_days_changed (day) values ((new.received_at at time zone 'Asia/Jakarta')::date);
      return null;
    end $$`,
  sql`
    create trigger leads_figure_day after update of state on leads for each row
      when ((old.state in ('suspect', 'spam')) is distinct from (new.state in ('suspect', 'spam')))
      execute function mark_figure_day_of_lead()`,
  sql`
    create function mark_figure_day_of_receipt() returns trigger language plpgsql as $$
    begin
      insert into figure_days_changed (day) values ((new.received_at at time zone 'Asia/Jakarta')::date);
      return null;
    end $$`,
  sql`
    create trigger payment_receipts_figure_day after update on payment_receipts for each row
      when (old.reversed_at is distinct from new.reversed_at or old.amount <> new.amount)
      execute function mark_figure_day_of_receipt()`,
];

const indexes = [
  sql`create index invoices_issued_at on invoices (issued_at)`,
  sql`create index payment_receipts_received_at on payment_receipts (received_at)`,
  sql`create index refunds_ended_at on refunds (ended_at) where state = 'sent'`,
  sql`create index users_created_at on users (created_at)`,
  sql`create index subscribers_confirmed_at on subscribers (confirmed_at) where state = 'confirmed'`,
];
