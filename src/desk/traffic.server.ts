import { sql } from "kysely";
import type { TrafficView } from "#growth/experiments/desk/experiment-contract.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import { isMeasure, type Period, within } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";

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
  const period = { from: addDays(last, 1 - trafficDays), to: last };
  const isChosen = pages.includes(everyPage) ? sql`true` : sql`path = any(${pages}::text[])`;
  const { rows } = await sql<{ views: number; visits: number; all_visits: number }>`
    select coalesce(sum(count) filter (where name = 'page_view' and ${isChosen} and locale = any(${locales}::text[])), 0)
        ::float8 as views,
      coalesce(sum(count) filter (where name = 'visit' and locale = any(${locales}::text[])), 0)::float8 as visits,
      coalesce(sum(count) filter (where name = 'visit'), 0)::float8 as all_visits
    from insight_days where name in ('page_view', 'visit')
      and day between ${period.from}::date and ${period.to}::date`.execute(db);
  const { views, visits, all_visits } = rows[0]!;
  const done = await countPeople(db, period);
  const rate = (measure: string) => (all_visits === 0 ? 0 : Math.min(1, (done.get(measure) ?? 0) / all_visits));
  return {
    days: trafficDays,
    visitors: Math.round((Math.min(views, visits) / trafficDays) * 10) / 10,
    rates: {
      contact: rate("lead"),
      registration: rate("registration"),
      order: rate("order"),
      paid: rate("paid"),
    },
  };
}

async function countPeople(db: Database, period: Period): Promise<Map<string, number>> {
  const { rows } = await sql<{ measure: string; people: number }>`
    select measure, count(*)::int as people
    from (
      select distinct measure, person from facts
      where ${isMeasure("lead", "registration", "order", "paid")} and ${within("at", period)}
    ) as people group by measure`.execute(db);
  return new Map(rows.map(({ measure, people }) => [measure, people]));
}
