import { type RawBuilder, sql } from "kysely";
import type { ConversionSource } from "#growth/experiments/results/read-results.server.ts";

/** Possible spam does not count, nor does what was merged into another request. */
const contacts = (experiment: string) => sql`
  select 'contact' as measure, lower(email) as person, received_at as at, exposures->${experiment}::text as exposure,
    0::bigint as amount
  from leads where exposures ? ${experiment} and state not in ('suspect', 'spam') and merged_into is null`;

const registrations = (experiment: string) => sql`
  select 'registration' as measure, id as person, created_at as at, exposures->${experiment}::text as exposure,
    0::bigint as amount
  from users where exposures ? ${experiment}`;

const orders = (experiment: string) => sql`
  select 'order' as measure, user_id as person, placed_at as at, exposures->${experiment}::text as exposure,
    0::bigint as amount
  from orders where exposures ? ${experiment}`;

/** Orders by their invoice, which is issued once and when they are paid. */
const paid = (experiment: string) => sql`
  select 'paid' as measure, sale.user_id as person, issued_at as at, sale.exposures->${experiment}::text as exposure,
    0::bigint as amount
  from invoices join orders as sale on sale.id = order_id where sale.exposures ? ${experiment}`;

const received = (experiment: string) => sql`
  select 'revenue' as measure, sale.user_id as person, received_at as at,
    sale.exposures->${experiment}::text as exposure, money.amount
  from payment_receipts as money join orders as sale on sale.id = money.order_id
  where sale.exposures ? ${experiment} and money.currency = 'IDR' and money.reversed_at is null`;

const refunded = (experiment: string) => sql`
  select 'revenue' as measure, sale.user_id as person, money.ended_at as at,
    sale.exposures->${experiment}::text as exposure, -money.amount as amount
  from refunds as money join orders as sale on sale.id = money.order_id
  where sale.exposures ? ${experiment} and money.state = 'sent'`;

/** Everything that people did who had seen an experiment: requests by their address, all else by account. */
export const conversionSource: ConversionSource = (experiment): RawBuilder<unknown> =>
  sql.join(
    [contacts, registrations, orders, paid, received, refunded].map((part) => part(experiment)),
    sql` union all `,
  );
