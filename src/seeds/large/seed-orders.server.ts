import { sql } from "kysely";
import { paymentMethodIds } from "#catalogue/payment-methods.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { pick, weighted } from "./names.ts";
import { exposureOf } from "./seed-experiment.server.ts";

/** Orders numbered from one to another, of `count` that lie evenly over the period until `at`. */
export interface OrderRange {
  from: number;
  to: number;
  count: number;
  days: number;
  at: Date;
  customers: number;
  /** Whose arms half of the latest had seen. */
  experiment?: number | undefined;
}

const ended = weighted({ paid: 76, closed: 20, refunded: 3, reversed: 1 });

/** Inserts orders of the customers `large-<n>` with prices as the shop calculates them, and their histories. */
export async function seedOrders(trx: Trx, range: OrderRange): Promise<void> {
  const { from, to, count, days, at, customers, experiment } = range;
  await sql`
    insert into orders (id, number, user_id, email, locale, state, kind, product, package_id, package_name, months,
      unit_price, month_price, subtotal, discount, channel_fee, dpp, ppn, total, lines, tax, method, buyer,
      idempotency_key, request_hash, placed_at, expires_at, updated_at, exposures)
    select gen_random_uuid(),
      'ORD-' || to_char(since at time zone 'Asia/Jakarta', 'YYYYMM') || '-' || lpad(nextval('order_numbers')::text, 6, '0'),
      users.id, users.email, users.locale, state, 'purchase', packages.product, packages.id, packages.name->>'id', months,
      price, price, price * months, 0, 0, price * months * 11 / 12, ppn, price * months + ppn,
      jsonb_build_array(
        jsonb_build_object('kind', 'package', 'unitPrice', price, 'quantity', months, 'amount', price * months),
        jsonb_build_object('kind', 'ppn', 'unitPrice', ppn, 'quantity', 1, 'amount', ppn)),
      '{"from":"2025-01-01","percent":12,"base":[11,12]}', method,
      jsonb_build_object('name', users.company, 'address', users.address), 'large-' || n, '', since,
      since + interval '1 day', least(${at}::timestamptz, since + interval '1 day'), ${exposureOf(experiment, at)}
    from (
      select drawn.*, case
        when since > ${at}::timestamptz - interval '20 hours' then 'awaiting_payment'
        when since > ${at}::timestamptz - interval '6 days' and n % 150 = 0 then 'manual_review'
        else ended end as state
      from (
        select n, 1 + floor(random() * ${customers}::float8 * n / ${count}::float8)::int as customer, 1 + floor(random() * 24)::int as place,
          ${at}::timestamptz - (1 - (n - random()) / ${count}::float8) * ${days}::int * interval '1 day' as since,
          (${pick(["1", "1", "1", "3", "6", "12"])})::int as months, ${pick(paymentMethodIds)} as method,
          ${pick(ended)} as ended
        from generate_series(${from}::int, ${to}::int) as n) as drawn) as bought
    join users on users.id = 'large-' || least(customer, ${customers}::int)
    join (select *, row_number() over (order by id) as place from packages) as packages using (place),
      lateral (select price * months * 11 / 100 as ppn) as tax`.execute(trx);
  await sql`
    insert into order_events (order_id, at, event, event_key, from_state, to_state, by, details)
    select id, placed_at, 'placed', 'placed@draft', 'draft', 'awaiting_payment', 'customer', '{}'
    from orders where ${ofRange({ from, to })}`.execute(trx);
  await sql`
    insert into order_events (order_id, at, event, event_key, from_state, to_state, by, details)
    select id, placed_at + interval '20 minutes', event, event || '@large', 'awaiting_payment', state, by, '{}'
    from orders, lateral (select case when state = 'closed' then 'expired' when state = 'manual_review' then 'wrong_amount'
      else 'paid' end as event, case when state = 'closed' then 'clock' else 'provider' end as by) as what
    where state <> 'awaiting_payment' and ${ofRange({ from, to })}`.execute(trx);
}

/** Returns the condition that an order belongs to a range. */
export function ofRange({ from, to }: { from: number; to: number }) {
  return sql<boolean>`user_id like 'large-%' and idempotency_key in
    (select 'large-' || n from generate_series(${from}::int, ${to}::int) as n)`;
}
