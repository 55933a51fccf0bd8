import { type Kysely, sql } from "kysely";

/**
 * Quotations that a visitor sends on to whoever decides: what a package cost on a day, and what was promised about it. The
 * token of the link is stored as a hash. An order placed from one keeps its number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence quotation_numbers`.execute(db);
  await sql`
    create table quotations (
      number text primary key,
      token_hash text not null unique,
      locale text not null,
      issued_at timestamptz not null,
      issued_on date not null,
      valid_until date not null,
      product text not null,
      package_id text not null,
      package_name jsonb not null,
      months integer not null,
      unit_price bigint not null,
      subtotal bigint not null,
      discount bigint not null,
      channel_fee bigint not null,
      dpp bigint not null,
      ppn bigint not null,
      total bigint not null,
      lines jsonb not null,
      tax jsonb not null,
      method text not null,
      voucher_code text,
      voucher_rule jsonb,
      seller jsonb not null,
      recipient_name text not null,
      recipient_company text not null
    )`.execute(db);
  await sql`alter table orders add column quotation text`.execute(db);
}
