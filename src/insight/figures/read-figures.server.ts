import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, type Day } from "#time/jakarta-day.ts";
import { countFigures, type FigureSource, type Period } from "./figure-source.server.ts";
import type { FigureDimension, Measure } from "./measures.ts";
import { countedUntil } from "./roll-up-figures.server.ts";

interface Deps {
  db: Database;
  sources: readonly FigureSource[];
}

/** A figure of one day. */
export interface DayFigure {
  day: Day;
  measure: Measure;
  count: number;
  amount: number;
}

/** A figure of one value of a dimension, over a period. */
export interface ValueFigure {
  value: string;
  measure: Measure;
  count: number;
}

/** Returns the figures of each day of a period: stored ones of closed days, and those of later days counted now. */
export async function readDays({ db, sources }: Deps, period: Period): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`
    select day::text as day, measure, sum(count)::float8 as count, sum(amount)::float8 as amount
    from (${await figures({ db, sources }, period)}) as figures where dimension = 'all'
    group by day, measure order by day`.execute(db);
  return rows;
}

/** Returns the sums of a period by the values of a dimension. */
export async function readValues(
  { db, sources }: Deps,
  period: Period,
  dimension: FigureDimension,
): Promise<ValueFigure[]> {
  const { rows } = await sql<ValueFigure>`
    select value, measure, sum(count)::float8 as count
    from (${await figures({ db, sources }, period)}) as figures where dimension = ${dimension}
    group by value, measure`.execute(db);
  return rows;
}

async function figures({ db, sources }: Deps, { from, to }: Period) {
  const until = (await countedUntil(db)) ?? addDays(from, -1);
  const firstCountedNow = until < from ? from : addDays(until, 1);
  const columns = sql`dimension, day, measure, value, count, amount`;
  // Up to `until` as read above: a day that the job stores meanwhile is counted here.
  const stored = sql`select ${columns} from figure_days
    where day between ${from}::date and least(${to}::date, ${until}::date)`;
  if (firstCountedNow > to) return stored;
  const counted = countFigures(sources, { from: firstCountedNow, to });
  return sql`${stored} union all select ${columns} from (${counted}) as counted`;
}
