import { type RawBuilder, sql } from "kysely";
import { productIds } from "#catalogue/products.ts";
import { dayOf, isMeasure, type Period, within } from "#infra/database/facts.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { addDays, type Day } from "#time/jakarta-day.ts";
import { type FigureDimension, figureDimensions, type Measure } from "./measures.ts";
import { countedUntil, type DayStore } from "./roll-up-figures.server.ts";
import "./tables.server.ts";

/** A figure of one day. */
interface DayFigure {
  day: Day;
  measure: Measure;
  count: number;
  amount: Rupiah;
}

/** A figure of one value of a dimension, over a period. */
interface ValueFigure {
  value: string;
  measure: Measure;
  count: number;
}

const slug = sql`case
  when path like '/products/request-api-market%' then 'api-marketplace'
  when path like '/products/%' then split_part(path, '/', 3)
  when path like '/choosing-big%' then 'big-' || substr(path, 14)
  else '' end`;

/** The product that the page at `path` is about; "" for pages about no product. */
const productOfPath = sql`case when ${slug} = any(${[...productIds]}::text[]) then ${slug} else '' end`;

/**
 * Returns a query of the visits of a period by the page on which they started and what brought them, with the columns day,
 * product, locale, edition, campaign, source, medium, count. They are counted without names.
 */
export const visitsWithin = ({ from, to }: Period): RawBuilder<unknown> => sql`
  select day, ${productOfPath} as product, locale, edition, utm_campaign as campaign, utm_source as source,
    utm_medium as medium, count::bigint as count
  from insight_days where name = 'visit' and day between ${from}::date and ${to}::date`;

const factMeasures = isMeasure("lead", "registration", "order", "paid", "received", "refunded", "revenue");

type Counted = "all" | FigureDimension;

/**
 * Returns a query of the figures of a period by some dimensions, counted directly, with the columns of `figure_days`. The
 * campaign is that of the last arrival before; `offset` keeps the arrivals from being read once for each use.
 */
export function countFigures(period: Period, dimensions: readonly Counted[]): RawBuilder<unknown> {
  const campaign = dimensions.includes("campaign") ? sql`coalesce(touches->'last'->>'utm_campaign', '')` : sql`''`;
  const sets = dimensions.map((each) => (each === "all" ? sql`(day, measure)` : sql`(day, measure, ${sql.ref(each)})`));
  // A column that is in no set may not be named.
  const isGrouped = (each: FigureDimension) => dimensions.includes(each);
  const grouped = figureDimensions.filter(isGrouped);
  const names = grouped.map((each) => sql`when grouping(${sql.ref(each)}) = 0 then ${sql.lit(each)}`);
  const name = names.length ? sql`case ${sql.join(names, sql` `)} else 'all' end` : sql`'all'`;
  const value = sql.join([...grouped.map((each) => sql.ref(each)), sql.lit("")]);
  return sql`
    select ${name} as dimension, day, measure, coalesce(${value}) as value, sum(count)::bigint as count,
      sum(amount)::bigint as amount
    from (
      select day, 'visit' as measure, product, locale, campaign, count, 0::bigint as amount
      from (${visitsWithin(period)}) as visits
      union all
      select day, measure, product, locale, campaign, 1::bigint, amount from (
        select ${dayOf("at")} as day, measure, product, locale, ${campaign} as campaign, cash + amount as amount
        from facts where ${factMeasures} and ${within("at", period)} offset 0
      ) as facts
    ) as counted
    group by grouping sets (${sql.join(sets)})`;
}

/**
 * Creates the store of the figures of each closed day, `figure_days`.
 * @param byCampaign a query of figures by the campaign of the last arrival, with the columns day, measure, value, count and
 * amount: how people came takes most of the time, so it is not counted twice
 */
export function createFigureStore(byCampaign: (period: Period) => RawBuilder<unknown>): DayStore {
  return {
    async store(trx, period) {
      // Every dimension is named because the key begins with it.
      await sql`delete from figure_days where dimension = any(${["all", ...figureDimensions]}::text[])
        and day between ${period.from}::date and ${period.to}::date`.execute(trx);
      await sql`insert into figure_days (dimension, day, measure, value, count, amount)
        select dimension, day, measure, value, count, amount
        from (${countFigures(period, ["all", "product", "locale"])}) as counted
        union all
        select 'campaign', day, measure, value, count, amount from (${byCampaign(period)}) as counted`.execute(trx);
    },
    async clear(trx) {
      await trx.deleteFrom("figure_days").execute();
    },
  };
}

/** Returns the figures of each day of a period: stored ones of closed days, and those of later days counted now. */
export async function readDays(db: Database, period: Period): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`
    select day::text as day, measure, sum(count)::float8 as count, sum(amount)::float8 as amount
    from (${await figures(db, period, "all")}) as figures group by day, measure order by day`.execute(db);
  return rows;
}

/** Returns the sums of a period by the values of a dimension. */
export async function readValues(db: Database, period: Period, dimension: FigureDimension): Promise<ValueFigure[]> {
  const { rows } = await sql<ValueFigure>`
    select value, measure, sum(count)::float8 as count
    from (${await figures(db, period, dimension)}) as figures group by value, measure`.execute(db);
  return rows;
}

async function figures(db: Database | Trx, { from, to }: Period, dimension: Counted) {
  const until = (await countedUntil(db)) ?? addDays(from, -1);
  const firstCountedNow = until < from ? from : addDays(until, 1);
  const columns = sql`day, measure, value, count, amount`;
  // Up to `until` as read above: a day that the job stores meanwhile is counted here.
  const stored = sql`select ${columns} from figure_days
    where dimension = ${dimension} and day between ${from}::date and least(${to}::date, ${until}::date)`;
  if (firstCountedNow > to) return stored;
  const counted = countFigures({ from: firstCountedNow, to }, [dimension]);
  return sql`${stored} union all select ${columns} from (${counted}) as counted`;
}
