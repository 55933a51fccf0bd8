import { type Kysely, type RawBuilder, sql } from "kysely";

/**
 * One view of what people did and what money moved, read by every report: what a lead, a registration, an order, a paid
 * order, money in, revenue and money of customers is, is written here and nowhere else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const view = sql.raw(`create view facts as ${factsQuery("lead.merged_into is null")}`);
  for (const statement of [view, ...marks, ...countAgain]) await statement.execute(db);
}

/** Of a request that names a campaign but no arrival, as servers send it. */
const utmTouch = `case when coalesce(utm_source, utm_medium, utm_campaign) is not null then jsonb_build_object(
  'utm_source', coalesce(utm_source, ''), 'utm_medium', coalesce(utm_medium, ''),
  'utm_campaign', coalesce(utm_campaign, ''), 'landing_page', coalesce(page, '')) end`;

/**
 * The first and the last arrival of the person of a fact, `{ first, last }`, as known at its time: the earliest one, and the
 * latest one that names a source, among all that the person's requests, account and orders until then brought. An address
 * that was typed never replaces a source. A browser's clock is believed up to the time of its row.
 */
const touches = `(
  select jsonb_build_object(
    'first', (array_agg(touch order by arrived) filter (where side = 'first'))[1],
    'last', (array_agg(touch order by direct, arrived desc) filter (where side = 'last'))[1])
  from (
    select side, touch,
      concat(touch->>'utm_source', touch->>'utm_medium', touch->>'utm_campaign', touch->>'utm_term',
        touch->>'referrer') = '' as direct,
      least(case when touch->>'at' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$'
          then touch->>'at' end,
        to_char(stored_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as arrived
    from (
      select coalesce(first_touch, last_touch, ${utmTouch}) as first_touch,
        coalesce(last_touch, first_touch, ${utmTouch}) as last_touch, received_at as stored_at
      from leads as request
      where lower(request.email) = fact.address and request.received_at <= fact.known_at
        and request.state not in ('suspect', 'spam')
      union all
      select coalesce(first_touch, last_touch), coalesce(last_touch, first_touch), created_at
      from users as known where known.id = fact.account and known.created_at <= fact.known_at
      union all
      select coalesce(first_touch, last_touch), coalesce(last_touch, first_touch), placed_at
      from orders as earlier where earlier.user_id = fact.account and earlier.placed_at <= fact.known_at
    ) as stored, lateral (values ('first', stored.first_touch), ('last', stored.last_touch)) as sides (side, touch)
    where touch is not null
  ) as arrivals)`;

/** Columns of a request: as it was sent, with the page on which the visit began and that of the form. */
const requestColumns = `
  lower(lead.email) as person, lead.received_at as at, lead.kind, lead.product, lead.locale, 0::bigint as amount,
  0::bigint as cash, lead.exposures, lead.utm_source, lead.utm_medium, lead.utm_campaign,
  coalesce(nullif(lead.last_touch->>'landing_page', ''), lead.page, '') as landing,
  coalesce(nullif(lead.page, ''), nullif(lead.last_touch->>'landing_page', ''), '') as page,
  (select account.id from users as account where account.email = lower(lead.email)) as account,
  lower(lead.email) as address, lead.received_at as known_at`;

/** Columns that only requests have. */
const noRequest = `null::text as utm_source, null::text as utm_medium, null::text as utm_campaign, null::text as landing,
  null::text as page`;

/** Returns a fact about an order, which counts for what had brought the customer when it was placed; money is whole rupiah. */
const ofOrder = (fact: { measure: string; at: string; amount?: string; cash?: string; from: string }): string => `
  select '${fact.measure}'::text as measure, sale.user_id as person, ${fact.at} as at, sale.kind, sale.product, sale.locale,
    ${fact.amount ?? "0::bigint"} as amount, ${fact.cash ?? "0::bigint"} as cash, sale.exposures, ${noRequest},
    sale.user_id as account, nullif(lower(sale.email), '') as address, sale.placed_at as known_at
  from ${fact.from}`;

/** Of a credit note, with the PPN that it prints: its part of the invoice's, rounded half up. */
const creditedWithoutTax =
  "-(note.amount - case when sale.total > 0 then (2 * note.amount * sale.ppn + sale.total) / (2 * sale.total) else 0 end)";

const requests = (isRequest: string) => [
  // A request that was merged into another is no request of its own.
  `select 'lead'::text as measure, ${requestColumns}
  from leads as lead where lead.state not in ('suspect', 'spam') and ${isRequest}`,
  `select 'suspect'::text as measure, ${requestColumns}
  from leads as lead where lead.state in ('suspect', 'spam') and ${isRequest}`,
];

const others = [
  // Staff are nobody's customers. The product is the first one that the person named.
  `select 'registration'::text as measure, account.id as person, account.created_at as at, 'account'::text as kind,
    coalesce(account.products[1], '') as product, account.locale, 0::bigint as amount, 0::bigint as cash,
    account.exposures, ${noRequest}, account.id as account, lower(account.email) as address,
    account.created_at as known_at
  from users as account where account.user_role = 'user'`,
  ofOrder({ measure: "order", at: "sale.placed_at", amount: "sale.total - sale.ppn", from: "orders as sale" }),
  // By the invoice, which is issued once and when an order is paid. A payment that the bank reversed was none.
  ofOrder({
    measure: "paid",
    at: "invoice.issued_at",
    amount: "sale.total - sale.ppn",
    from: "invoices as invoice join orders as sale on sale.id = invoice.order_id where sale.state <> 'reversed'",
  }),
  // Revenue without PPN: final invoices, and on their own day credit notes, which are negative.
  ofOrder({
    measure: "revenue",
    at: "invoice.issued_at",
    amount: "sale.total - sale.ppn",
    from: "invoices as invoice join orders as sale on sale.id = invoice.order_id where sale.state <> 'reversed'",
  }),
  ofOrder({
    measure: "revenue",
    at: "note.issued_at",
    amount: creditedWithoutTax,
    from: "credit_notes as note join orders as sale on sale.id = note.order_id where sale.state <> 'reversed'",
  }),
  // Money in: cash, whoever it belongs to, and cash that was returned.
  ofOrder({
    measure: "received",
    at: "receipt.received_at",
    cash: "receipt.amount",
    from: `payment_receipts as receipt join orders as sale on sale.id = receipt.order_id
      where receipt.currency = 'IDR' and receipt.reversed_at is null`,
  }),
  ofOrder({
    measure: "refunded",
    at: "refund.ended_at",
    cash: "refund.amount",
    from: "refunds as refund join orders as sale on sale.id = refund.order_id where refund.state = 'sent'",
  }),
  // Money of customers, as it is now: held for an order beyond what a paid order costs. Every such order is in
  // order_attention; those whose refund is recorded but not sent are among them.
  ofOrder({
    measure: "held",
    at: "held.since",
    cash: "held.amount",
    from: `order_attention as attention join orders as sale on sale.id = attention.order_id, lateral (
      select max(receipt.received_at) as since, (sum(receipt.amount)
        - (select coalesce(sum(refund.amount), 0) from refunds as refund
            where refund.order_id = sale.id and refund.state = 'sent')
        - case when sale.state = 'paid' then sale.total else 0 end)::bigint as amount
      from payment_receipts as receipt
      where receipt.order_id = sale.id and receipt.currency = 'IDR' and receipt.reversed_at is null
    ) as held where held.amount > 0`,
  }),
];

/**
 * Returns the query of the view, which migration 0068 replaces.
 * @param isRequest the condition that a row of leads is a request of its own
 */
export const factsQuery = (isRequest: string): string => `
  select measure, person, at, kind, product, locale, amount, cash, exposures, utm_source, utm_medium, utm_campaign, landing,
    page, ${touches} as touches
  from (${[...requests(isRequest), ...others].join(" union all ")}) as fact`;

const marks: RawBuilder<unknown>[] = [
  sql`
    create function mark_figure_day_of_account() returns trigger language plpgsql as $$
    begin
      insert into figure_days_changed (day) values ((new.created_at at time zone 'Asia/Jakarta')::date);
      return null;
    end $$`,
  sql`
    create trigger users_figure_day after update of user_role on users for each row
      when ((old.user_role = 'user') is distinct from (new.user_role = 'user'))
      execute function mark_figure_day_of_account()`,
  sql`
    create function mark_figure_day_of_invoice() returns trigger language plpgsql as $$
    begin
      insert into figure_days_changed (day)
      select (issued_at at time zone 'Asia/Jakarta')::date from invoices where order_id = new.id
      union all select (issued_at at time zone 'Asia/Jakarta')::date from credit_notes where order_id = new.id;
      return null;
    end $$`,
  sql`
    create trigger orders_figure_day after update of state on orders for each row
      when ((old.state = 'reversed') is distinct from (new.state = 'reversed'))
      execute function mark_figure_day_of_invoice()`,
];

const revenueOfClosedDays = `
  select (at at time zone 'Asia/Jakarta')::date as day, measure, product, locale, amount,
    nullif(touches->'first', 'null') as first, nullif(touches->'last', 'null') as last
  from facts
  where measure = 'revenue'
    and at < (select (until + 1)::timestamp at time zone 'Asia/Jakarta' from figure_days_counted)
  offset 0`;

const sideOf = (side: "first" | "last"): string => `
  coalesce(${side}->>'utm_campaign', ''), coalesce(${side}->>'utm_source', ''), coalesce(${side}->>'utm_medium', ''),
  case when ${side} is null then '' when ${side}->>'landing_page' ~ '^(/en)?/v2(/|$)' then 'v2' else 'v1' end`;

/**
 * Closed days get their revenue, which was not stored before. Of those that counted what no longer counts (staff, merged
 * requests, reversed payments) everything is counted again by the next roll-up.
 */
const countAgain: RawBuilder<unknown>[] = [
  sql.raw(`
    insert into figure_days (dimension, day, measure, value, count, amount)
    select case when grouping(product) = 0 then 'product' when grouping(locale) = 0 then 'locale'
        when grouping(campaign) = 0 then 'campaign' else 'all' end,
      day, measure, coalesce(product, locale, campaign, ''), count(*), sum(amount)::bigint
    from (
      select day, measure, product, locale, coalesce(last->>'utm_campaign', '') as campaign, amount
      from (${revenueOfClosedDays}) as revenue
    ) as counted
    group by grouping sets ((day, measure), (day, measure, product), (day, measure, locale), (day, measure, campaign))`),
  sql.raw(`
    insert into campaign_days (day, measure, product, locale, first_campaign, first_source, first_medium, first_edition,
      last_campaign, last_source, last_medium, last_edition, count, amount)
    select day, measure, product, locale, ${sideOf("first")}, ${sideOf("last")}, count(*), sum(amount)::bigint
    from (${revenueOfClosedDays}) as revenue group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`),
  sql`
    insert into figure_days_changed (day)
    select distinct (at at time zone 'Asia/Jakarta')::date from (
      select created_at as at from users where user_role <> 'user'
      union all select received_at from leads where merged_into is not null
      union all select issued_at from invoices join orders on orders.id = order_id where orders.state = 'reversed'
    ) as changed`,
];
