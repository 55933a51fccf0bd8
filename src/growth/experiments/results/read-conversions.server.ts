import { sql } from "kysely";
import { isMeasure } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { DayCount, SplitCount, SplitDimension } from "./counted-rows.ts";

interface Analysed {
  from: Date;
  until: Date;
  /** The last day that counts. */
  last: Day;
}

type Row = Omit<DayCount, "day"> & { day: Day | null; dimension: SplitDimension | null; value: string | null };

/**
 * Counts what people did, by day and by circumstances. A person counts once in each arm and measure, on the day of the
 * first time and with its circumstances. Of revenue, `squares` is by how much the sum of the squared totals grew.
 * A contact is a lead; its person is an address, of all else an account.
 * @param experiment its name among the exposures
 */
export async function readConversions(
  db: Database,
  experiment: string,
  { from, until, last }: Analysed,
): Promise<{ counts: DayCount[]; splits: SplitCount[] }> {
  const { rows } = await sql<Row>`
    with happenings as materialized (
      select measure, person, at, amount::float8 as amount, (at at time zone 'Asia/Jakarta')::date as day,
        exposure->>'arm' as arm, exposure->>'locale' as locale, exposure->>'device' as device,
        exposure->>'source' as source
      from (
        select case measure when 'lead' then 'contact' else measure end as measure, person, at, amount,
          exposures->${experiment}::text as exposure
        from facts
        where ${isMeasure("lead", "registration", "order", "paid", "revenue")} and exposures ? ${experiment}
      ) as seen
      where at >= ${from}::timestamptz and at <= ${until}::timestamptz
        and (at at time zone 'Asia/Jakarta')::date <= ${last}::date
    ), firsts as (
      select distinct on (measure, arm, person) * from happenings where measure <> 'revenue'
      order by measure, arm, person, at
    ), money as (
      select *, sum(amount) over (partition by arm, person order by at rows unbounded preceding) as total
      from happenings where measure = 'revenue'
    ), counted as (
      select measure, arm, day, locale, device, source, 1 as count, 0::float8 as amount, 0::float8 as squares from firsts
      union all
      select measure, arm, day, locale, device, source, 0, amount, total ^ 2 - (total - amount) ^ 2 from money
    )
    select measure, arm, day::text as day,
      case when grouping(locale) = 0 then 'locale' when grouping(device) = 0 then 'device'
        when grouping(source) = 0 then 'source' end as dimension,
      coalesce(locale, device, source) as value,
      sum(count)::int as count, sum(amount) as amount, sum(squares) as squares
    from counted
    group by grouping sets ((measure, arm, day), (measure, arm, locale), (measure, arm, device), (measure, arm, source))`.execute(
    db,
  );
  const counts: DayCount[] = [];
  const splits: SplitCount[] = [];
  for (const { day, dimension, value, squares, ...row } of rows) {
    if (day !== null) counts.push({ ...row, day, squares });
    else if (dimension !== null) splits.push({ ...row, dimension, value: value ?? "" } as SplitCount);
  }
  return { counts, splits };
}
