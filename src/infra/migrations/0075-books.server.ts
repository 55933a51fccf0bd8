import { type Kysely, sql } from "kysely";

/** Bookkeeping: the company's codes for the journal's accounts, and invoices that are issued again for another buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row, once finance has entered codes of its own.
  await sql`create table book_accounts (
    id smallint primary key check (id = 1),
    version integer not null,
    codes jsonb not null
  )`.execute(db);
  // Without a buyer the revision names that of the order; without a number of the tax office its text is empty.
  await sql`alter table invoice_revisions add column buyer jsonb`.execute(db);
  await sql`alter table invoice_revisions add column reason text not null default ''`.execute(db);
  // What happened on a day, for the journal.
  await sql`create index payment_receipts_reversed_at on payment_receipts (reversed_at) where reversed_at is not null`.execute(
    db,
  );
  await sql`create index credit_notes_issued_at on credit_notes (issued_at)`.execute(db);
  await sql`create index order_events_reversed on order_events (at) where to_state = 'reversed'`.execute(db);
  // Only a person accepts less than an invoice asks for.
  await sql`create index order_events_settled on order_events (order_id) where event = 'settled_as_paid'`.execute(db);
}
