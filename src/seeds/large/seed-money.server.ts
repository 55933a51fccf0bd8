import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import { ofRange } from "./seed-orders.server.ts";

/** Inserts payments, money received, invoices, refunds and their credit notes of the orders of a range. */
export async function seedMoney(trx: Trx, range: { from: number; to: number }): Promise<void> {
  const paidAt = sql`(placed_at + interval '20 minutes')`;
  const isPaid = sql<boolean>`state in ('paid', 'refunded', 'reversed')`;
  await sql`
    insert into payments (order_id, provider, reference, provider_id, state, instructions, expires_at, settled_at, created_at,
      checked_at)
    select id, 'simulator', number, 'SIM-' || number,
      case when ${isPaid} then 'settled' when state = 'awaiting_payment' then 'pending' else 'over' end,
      jsonb_build_object('va_number', '8808' || lpad(right(number, 8)::text, 12, '0')), expires_at,
      case when ${isPaid} then ${paidAt} end, placed_at, placed_at
    from orders where ${ofRange(range)}`.execute(trx);
  await sql`
    insert into payment_receipts (order_id, money_id, amount, currency, received_at, reversed_at)
    select id, 'large-' || number, case when state = 'manual_review' then total - 1000 else total end, 'IDR', ${paidAt},
      case when state = 'reversed' then ${paidAt} + interval '10 minutes' end
    from orders where (${isPaid} or state = 'manual_review') and ${ofRange(range)}`.execute(trx);
  await sql`
    insert into invoices (number, order_id, issued_at, seller, first_day, last_day, received, paid_at)
    select 'INV-' || month || '-' || lpad((coalesce(last, 0) + row_number() over (partition by month order by placed_at))::text, 6, '0'),
      id, ${paidAt}, '{"name":"PT BigSuite Contoh","address":"Jakarta","npwp":"0000000000000000"}',
      first_day, (first_day + months * interval '1 month')::date, total, ${paidAt}
    from orders, lateral (select to_char(${paidAt} at time zone 'Asia/Jakarta', 'YYYYMM') as month,
      (${paidAt} at time zone 'Asia/Jakarta')::date as first_day) as issued
    left join invoice_counters using (month)
    where ${isPaid} and ${ofRange(range)}`.execute(trx);
  await sql`
    insert into invoice_counters (month, last)
    select split_part(number, '-', 2), max(split_part(number, '-', 3)::int) from invoices group by 1
    on conflict (month) do update set last = greatest(invoice_counters.last, excluded.last)`.execute(trx);
  await sql`
    insert into refunds (order_id, amount, kind, state, note, proof, recorded_by, recorded_at, ended_by, ended_at)
    select id, total, 'all', 'sent', 'large', 'TRF-' || number, 'large', ${paidAt} + interval '1 day', 'large',
      ${paidAt} + interval '2 days'
    from orders where state = 'refunded' and ${ofRange(range)}`.execute(trx);
  await sql`
    insert into credit_notes (number, refund_id, order_id, amount, issued_at)
    select 'CN-' || month || '-' || lpad((coalesce(last, 0) + row_number() over (partition by month order by ended_at))::text, 6, '0'),
      refunds.id, order_id, amount, ended_at
    from refunds join orders on orders.id = order_id,
      lateral (select to_char(ended_at at time zone 'Asia/Jakarta', 'YYYYMM') as month) as issued
    left join credit_note_counters using (month)
    where orders.state = 'refunded' and ${ofRange(range)}`.execute(trx);
  await sql`
    insert into credit_note_counters (month, last)
    select split_part(number, '-', 2), max(split_part(number, '-', 3)::int) from credit_notes group by 1
    on conflict (month) do update set last = greatest(credit_note_counters.last, excluded.last)`.execute(trx);
}

/** Inserts which orders need a person, as the shop keeps it. */
export async function seedAttention(trx: Trx): Promise<void> {
  await sql`
    insert into order_attention (order_id, in_review, surplus, to_send, proposed)
    select id, true, 0, 0, false from orders where state = 'manual_review' and user_id like 'large-%'
    on conflict do nothing`.execute(trx);
}

/** Inserts the subscriptions that the paid orders of the customers amount to, with a term for each order. */
export async function seedSubscriptions(trx: Trx, at: Date): Promise<void> {
  const today = sql`(${at}::timestamptz at time zone 'Asia/Jakarta')::date`;
  await sql`
    insert into subscriptions (id, user_id, product, state, package_id, last_day, anchor, starts_at, updated_at)
    select gen_random_uuid(), user_id, product,
      case when last_day >= ${today} then 'active' when last_day >= ${today} - 3 then 'grace' else 'ended' end,
      package_id, last_day, extract(day from last_day)::int, starts_at, starts_at
    from (
      select distinct on (user_id, product) user_id, product, package_id, last_day,
        min(issued_at) over (partition by user_id, product) as starts_at
      from orders join invoices on invoices.order_id = orders.id
      where orders.state = 'paid' and user_id like 'large-%' order by user_id, product, last_day desc) as newest
    on conflict do nothing`.execute(trx);
  await sql`
    insert into subscription_terms (order_id, subscription_id, kind, package_id, first_day, last_day, months, granted_at)
    select orders.id, subscriptions.id, 'purchase', orders.package_id, first_day, invoices.last_day, months, issued_at
    from orders join invoices on invoices.order_id = orders.id
      join subscriptions on subscriptions.user_id = orders.user_id and subscriptions.product = orders.product
    where orders.state = 'paid' and orders.user_id like 'large-%'
    on conflict do nothing`.execute(trx);
}
