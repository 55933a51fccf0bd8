import { sql } from "kysely";
import type { TrafficView } from "#growth/experiments/desk/experiment-view.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { addDays, dayBegins, jakartaDay } from "#time/jakarta-day.ts";

/** Days that are counted, whole weeks. */
const trafficDays = 28;

interface Place {
  pages: readonly string[];
  locales: readonly Locale[];
}

/**
 * Returns about how many visitors some pages have in a day, and what they do afterwards. Nobody is recognised without
 * consent, so visitors of the pages are their views, and at most the visits of the whole site.
 */
export async function readTraffic(db: Database, now: Date, { pages, locales }: Place): Promise<TrafficView> {
  const last = addDays(jakartaDay(now), -1);
  const first = addDays(last, 1 - trafficDays);
  const isChosen = pages.includes(everyPage) ? sql`true` : sql`path = any(${pages}::text[])`;
  const { rows } = await sql<{ views: number; visits: number; all_visits: number }>`
    select coalesce(sum(count) filter (where name = 'page_view' and ${isChosen} and locale = any(${locales}::text[])), 0)
        ::float8 as views,
      coalesce(sum(count) filter (where name = 'visit' and locale = any(${locales}::text[])), 0)::float8 as visits,
      coalesce(sum(count) filter (where name = 'visit'), 0)::float8 as all_visits
    from insight_days where name in ('page_view', 'visit') and day between ${first}::date and ${last}::date`.execute(
    db,
  );
  const { views, visits, all_visits } = rows[0]!;
  const done = await countDone(db, dayBegins(first), dayBegins(addDays(last, 1)));
  const rate = (count: number) => (all_visits === 0 ? 0 : Math.min(1, count / all_visits));
  return {
    days: trafficDays,
    visitors: Math.round((Math.min(views, visits) / trafficDays) * 10) / 10,
    rates: {
      contact: rate(done.contact),
      registration: rate(done.registration),
      order: rate(done.order),
      paid: rate(done.paid),
    },
  };
}

async function countDone(db: Database, from: Date, until: Date): Promise<TrafficView["rates"]> {
  const within = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz`;
  const { rows } = await sql<TrafficView["rates"]>`
    select
      (select count(distinct lower(email))::int from leads
        where state not in ('suspect', 'spam') and merged_into is null and ${within("received_at")}) as contact,
      (select count(*)::int from users where ${within("created_at")}) as registration,
      (select count(distinct user_id)::int from orders where ${within("placed_at")}) as "order",
      (select count(distinct user_id)::int from invoices join orders on orders.id = order_id
        where ${within("issued_at")}) as paid`.execute(db);
  return rows[0]!;
}
