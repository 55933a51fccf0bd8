import { type Kysely, sql } from "kysely";

/** The bank account to which money of an order is returned, as its customer gave it; deleted soon after the money is settled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table refund_accounts (
    order_id uuid primary key references orders (id) on delete cascade,
    bank text not null,
    account_number text not null,
    holder text not null,
    given_at timestamptz not null
  )`.execute(db);
}
