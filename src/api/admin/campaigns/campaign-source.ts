import { type RawBuilder, sql } from "kysely";
import type { CampaignSource, Period } from "#growth/campaigns/report-days.server.ts";
import { dayOf, within } from "#insight/figures/figure-source.server.ts";
import { productOfPath } from "#insight/figures/visits.server.ts";
import { touchColumns, touchesOf } from "./person-touches.ts";

/** Visits by the campaign that brought them, which is at once the first and the last: they are counted without names. */
const visits = ({ from, to }: Period) => sql`
  select day, 'visit' as measure, ${productOfPath} as product, locale,
    utm_campaign as first_campaign, utm_source as first_source, utm_medium as first_medium, edition as first_edition,
    utm_campaign as last_campaign, utm_source as last_source, utm_medium as last_medium, edition as last_edition,
    count::bigint as count, 0::bigint as amount
  from insight_days where name = 'visit' and day between ${from}::date and ${to}::date`;

/** Stored requests; possible spam does not count, nor does what was merged into another request. */
const leads = (period: Period) => sql`
  select ${dayOf("lead.received_at")} as day, 'lead' as measure, lead.product, lead.locale, ${touchColumns("came")},
    1::bigint as count, 0::bigint as amount
  from leads as lead
    left join users as account on account.email = lower(lead.email),
    lateral ${touchesOf({
      userId: sql`account.id`,
      email: sql`lower(lead.email)`,
      at: sql`lead.received_at`,
    })} as came
  where lead.state not in ('suspect', 'spam') and lead.merged_into is null and ${within("lead.received_at", period)}`;

/** New accounts, by the first product that they named. */
const accounts = (period: Period) => sql`
  select ${dayOf("account.created_at")} as day, 'account' as measure, coalesce(account.products[1], '') as product,
    account.locale, ${touchColumns("came")}, 1::bigint as count, 0::bigint as amount
  from users as account,
    lateral ${touchesOf({
      userId: sql`account.id`,
      email: sql`lower(account.email)`,
      at: sql`account.created_at`,
    })} as came
  where ${within("account.created_at", period)}`;

const orders = (period: Period) => sql`
  select ${dayOf("sale.placed_at")} as day, 'order' as measure, sale.product, sale.locale, ${touchColumns("came")},
    1::bigint as count, 0::bigint as amount
  from orders as sale, lateral ${touchesOfOrder} as came
  where ${within("sale.placed_at", period)}`;

/** Money counts for what had brought the customer when the order was placed. */
const received = (period: Period) => sql`
  select ${dayOf("money.received_at")} as day, 'received' as measure, sale.product, sale.locale, ${touchColumns("came")},
    1::bigint as count, money.amount
  from payment_receipts as money join orders as sale on sale.id = money.order_id, lateral ${touchesOfOrder} as came
  where money.currency = 'IDR' and money.reversed_at is null and ${within("money.received_at", period)}`;

const refunded = (period: Period) => sql`
  select ${dayOf("money.ended_at")} as day, 'refunded' as measure, sale.product, sale.locale, ${touchColumns("came")},
    1::bigint as count, money.amount
  from refunds as money join orders as sale on sale.id = money.order_id, lateral ${touchesOfOrder} as came
  where money.state = 'sent' and ${within("money.ended_at", period)}`;

const touchesOfOrder: RawBuilder<unknown> = touchesOf({
  userId: sql`sale.user_id`,
  email: sql`nullif(lower(sale.email), '')`,
  at: sql`sale.placed_at`,
});

/** Everything that the report counts: what people did, joined by account, else by address. */
export const campaignSource: CampaignSource = (period) =>
  sql.join(
    [visits, leads, accounts, orders, received, refunded].map((part) => part(period)),
    sql` union all `,
  );
