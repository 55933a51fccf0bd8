import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { type Rupiah, zero } from "#money/rupiah.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { outstandingOf } from "../books/money-columns.server.ts";
import type { InvoiceMoney } from "./invoice-contract.ts";
import { ofPeriod, type PeriodQuery } from "./tax-period.server.ts";

/** Returns the money of a month's invoices, and what is outstanding of all invoices by its age. */
export async function readInvoiceMoney(
  db: Database,
  query: Pick<PeriodQuery, "period" | "state">,
  now: Date,
): Promise<InvoiceMoney> {
  // Each table is summed once for all invoices, and not for each of them.
  const { rows } = await sql<{ received: Rupiah; refunded: Rupiah; credited: Rupiah; outstanding: Rupiah }>`
    with chosen as (${ofPeriod(db, query).select(["orders.id", outstandingOf.as("owed")])})
    select
      (select coalesce(sum(amount), 0)::bigint from payment_receipts join chosen on chosen.id = order_id
        where currency = 'IDR' and reversed_at is null) as received,
      (select coalesce(sum(amount), 0)::bigint from refunds join chosen on chosen.id = order_id
        where refunds.state = 'sent') as refunded,
      (select coalesce(sum(amount), 0)::bigint from credit_notes join chosen on chosen.id = order_id) as credited,
      (select coalesce(sum(owed), 0)::bigint from chosen) as outstanding`.execute(db);
  return { ...rows[0]!, ageing: await readAgeing(db, now) };
}

/**
 * Returns what is outstanding by the days since it was due. Only what a person accepted can be less than an invoice asks for
 * (`outstandingOf`), so that few orders are looked at. It was due on the day of the invoice.
 */
async function readAgeing(db: Database, now: Date): Promise<InvoiceMoney["ageing"]> {
  const today = jakartaDay(now);
  const { rows } = await sql<{ bucket: keyof InvoiceMoney["ageing"]; count: number; amount: Rupiah }>`
    with owed as (
      select ${today}::date - (invoices.issued_at at time zone 'Asia/Jakarta')::date as days, ${outstandingOf} as amount
      from orders join invoices on invoices.order_id = orders.id
      where exists (select from order_events where order_id = orders.id and event = 'settled_as_paid')
      union all
      select 0, total from orders where state = 'awaiting_payment' and expires_at > ${now}::timestamptz
    )
    select case when days <= 0 then 'not_due' when days <= 30 then 'to_30' when days <= 60 then 'to_60'
        when days <= 90 then 'to_90' else 'over_90' end as bucket,
      count(*)::int as count, sum(amount)::bigint as amount
    from owed where amount > 0 group by 1`.execute(db);
  const none = { count: 0, amount: zero };
  const ageing = { not_due: none, to_30: none, to_60: none, to_90: none, over_90: none };
  return { ...ageing, ...Object.fromEntries(rows.map(({ bucket, count, amount }) => [bucket, { count, amount }])) };
}
