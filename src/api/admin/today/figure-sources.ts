import { sql } from "kysely";
import { dayOf, type FigureSource, within } from "#insight/figures/figure-source.server.ts";
import { visits } from "#insight/figures/visits.server.ts";

/**
 * Counts stored requests. Possible spam does not count, nor does what was merged into another request; its day is
 * counted again when that changes.
 */
const leads: FigureSource = (period) => sql`
  select ${dayOf("received_at")} as day, 'lead' as measure, product, locale, coalesce(utm_campaign, '') as campaign,
    1::bigint as count, 0::bigint as amount
  from leads where state not in ('suspect', 'spam') and merged_into is null and ${within("received_at", period)}`;

/** Counts new accounts, by the first product that they named. */
const registrations: FigureSource = (period) => sql`
  select ${dayOf("created_at")} as day, 'registration' as measure, coalesce(products[1], '') as product, users.locale,
    ${campaignOf("users.email", "created_at")} as campaign, 1::bigint as count, 0::bigint as amount
  from users where ${within("created_at", period)}`;

const orders: FigureSource = (period) => sql`
  select ${dayOf("placed_at")} as day, 'order' as measure, product, locale,
    ${campaignOf("orders.email", "placed_at")} as campaign, 1::bigint as count, total as amount
  from orders where ${within("placed_at", period)}`;

/** Orders by the day of their invoice, which is issued once and when they are paid. */
const paid: FigureSource = (period) => sql`
  select ${dayOf("issued_at")} as day, 'paid' as measure, product, locale,
    ${campaignOf("orders.email", "placed_at")} as campaign, 1::bigint as count, total as amount
  from invoices join orders on orders.id = order_id where ${within("issued_at", period)}`;

const received: FigureSource = (period) => sql`
  select ${dayOf("received_at")} as day, 'received' as measure, product, locale, '' as campaign,
    1::bigint as count, amount
  from payment_receipts join orders on orders.id = order_id
  where currency = 'IDR' and reversed_at is null and ${within("received_at", period)}`;

const refunded: FigureSource = (period) => sql`
  select ${dayOf("ended_at")} as day, 'refunded' as measure, product, locale, '' as campaign, 1::bigint as count, amount
  from refunds join orders on orders.id = order_id where refunds.state = 'sent' and ${within("ended_at", period)}`;

/** Everything that the figures count. */
export const figureSources: readonly FigureSource[] = [visits, leads, registrations, orders, paid, received, refunded];

/** Returns the campaign of the last request from an address before a moment: visits are counted without knowing who. */
function campaignOf(email: string, before: string) {
  return sql`coalesce((
    select utm_campaign from leads as earlier
    where lower(earlier.email) = lower(${sql.ref(email)}) and earlier.received_at <= ${sql.ref(before)}
    order by earlier.received_at desc limit 1), '')`;
}
