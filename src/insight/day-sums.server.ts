import { type RawBuilder, sql } from "kysely";
import type { Period } from "#infra/database/facts.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import "./tables.server.ts";

/** What page views and visits may be grouped by. */
const dimensions = ["path", "locale", "edition", "utm_source", "utm_medium", "utm_campaign"] as const;
export type Dimension = (typeof dimensions)[number];

/** How often an event happened at one value of a dimension; of the dimension "all" the value is empty. */
export interface DaySum {
  dimension: Dimension | "all";
  name: string;
  value: string;
  count: number;
}

const daysOf = ({ from, to }: Period) =>
  sql`select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day`;

/** Returns a query of the counts of some days, added up directly, with the columns of `insight_day_sums`. */
const sumDays = (isDay: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select case when grouping(path) = 0 then 'path' when grouping(locale) = 0 then 'locale'
      when grouping(edition) = 0 then 'edition' when grouping(utm_source) = 0 then 'utm_source'
      when grouping(utm_medium) = 0 then 'utm_medium' when grouping(utm_campaign) = 0 then 'utm_campaign'
      else 'all' end as dimension,
    day, name, coalesce(path, locale, edition, utm_source, utm_medium, utm_campaign, '') as value, sum(count)::int as count
  from insight_days where ${isDay}
  group by grouping sets ((day, name), (day, name, path), (day, name, locale), (day, name, edition),
    (day, name, utm_source), (day, name, utm_medium), (day, name, utm_campaign))
  having grouping(path, locale, edition, utm_source, utm_medium, utm_campaign) = 63 or name in ('page_view', 'visit')`;

/**
 * The counts of closed days, `insight_day_sums`: every event, and page views and visits by each dimension. Of each stored
 * day there is a row of all visits.
 */
export const daySumStore = {
  async store(trx: Trx, period: Period): Promise<void> {
    const isDay = sql`day between ${period.from}::date and ${period.to}::date`;
    // Every dimension is named because the key begins with it.
    await sql`delete from insight_day_sums where dimension = any(${["all", ...dimensions]}::text[]) and ${isDay}`.execute(
      trx,
    );
    await sql`insert into insight_day_sums (dimension, day, name, value, count) ${sumDays(isDay)}`.execute(trx);
    await sql`insert into insight_day_sums (dimension, day, name, value, count)
      select 'all', day, 'visit', '', 0 from (${daysOf(period)}) as days on conflict do nothing`.execute(trx);
  },
  async clear(trx: Trx): Promise<void> {
    await sql`delete from insight_day_sums`.execute(trx);
  },
};

/** Returns the counts between two days (both included, Asia/Jakarta): those stored, and those of other days added up now. */
export async function readDaySums(
  db: Database,
  dimensions: readonly DaySum["dimension"][],
  period: Period,
): Promise<DaySum[]> {
  const missing = await sql<{ day: Day }>`
    select day::text from (${daysOf(period)}) as days where not exists (
      select from insight_day_sums as sums
      where sums.dimension = 'all' and sums.day = days.day and sums.name = 'visit' and sums.value = '')`.execute(db);
  const missingDays = missing.rows.map(({ day }) => day);
  const { rows } = await sql<DaySum>`
    select dimension, name, value, sum(count)::int as count
    from (
      select dimension, name, value, count from insight_day_sums
      where dimension = any(${dimensions}::text[]) and day between ${period.from}::date and ${period.to}::date
      union all
      select dimension, name, value, count from (${sumDays(sql`day = any(${missingDays}::date[])`)}) as counted
      where dimension = any(${dimensions}::text[])
    ) as sums group by dimension, name, value`.execute(db);
  return rows;
}
