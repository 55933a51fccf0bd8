import { sql } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Buyer } from "../orders/buyer.ts";
import { differenceBound, withheldPercent } from "./accounts.ts";

/**
 * What is known of the money of an order, for each row of a query that has the table `orders`; sums are whole rupiah. Money in
 * another currency than rupiah does not count, as in `balanceOf`.
 */
export const moneyOf = {
  received: sql<Rupiah>`(select coalesce(sum(amount), 0)::bigint from payment_receipts
    where order_id = orders.id and currency = 'IDR' and reversed_at is null)`,
  refunded: sql<Rupiah>`(select coalesce(sum(amount), 0)::bigint from refunds
    where order_id = orders.id and state = 'sent')`,
  credited: sql<Rupiah>`(select coalesce(sum(amount), 0)::bigint from credit_notes where order_id = orders.id)`,
  creditNotes: sql<string | null>`(select string_agg(number, ', ' order by number) from credit_notes
    where order_id = orders.id)`,
};

/**
 * Rupiah that an issued invoice still asks for: its sum, less credit notes and the money held for it. Nothing when the bank
 * reversed its payment, since the sale was undone; nor where what is missing is a rounding difference or tax that the buyer
 * withholds (`shortageOf`).
 */
const shortage = sql`(orders.total - ${moneyOf.credited} - ${moneyOf.received} + ${moneyOf.refunded})`;
export const outstandingOf = sql<Rupiah>`case
  when orders.state = 'reversed' or ${shortage} <= ${sql.lit(differenceBound)}
    or abs(${shortage} - round((orders.total - orders.ppn) * ${sql.lit(withheldPercent)} / 100.0)) <= 1 then 0
  else ${shortage} end`;

/** The buyer of an invoice as it is issued now, for each row of a query that has `invoices` and `orders`. */
export const issuedBuyer = sql<Buyer>`coalesce((select buyer from invoice_revisions
  where invoice = invoices.number order by revision desc limit 1), orders.buyer)`;

/** The newest revision of an invoice; 0 is the one that was issued first. */
export const latestRevision = sql<number>`(select coalesce(max(revision), 0) from invoice_revisions
  where invoice = invoices.number)`;

/** The number of the tax office of an invoice, for each row of a query that has the table `invoices`: the latest one. */
export const latestSerial = sql<string | null>`(select tax_serial from invoice_revisions
  where invoice = invoices.number and tax_serial <> '' order by revision desc limit 1)`;
