import { type RawBuilder, sql } from "kysely";
import { addDays, type Day, dayBegins } from "#time/jakarta-day.ts";
import "./tables.server.ts";

/** The days from one to another, both included. */
export interface Period {
  from: Day;
  to: Day;
}

/**
 * A query of single happenings within a period, with the columns day, measure, product, locale, campaign, count, amount.
 * A happening of a closed day must not change later, unless its day is marked in `figure_days_changed`.
 */
export type FigureSource = (period: Period) => RawBuilder<unknown>;

/** Returns the condition that a moment lies within a period. */
export function within(column: string, { from, to }: Period): RawBuilder<boolean> {
  return sql`${sql.ref(column)} >= ${dayBegins(from)}::timestamptz
    and ${sql.ref(column)} < ${dayBegins(addDays(to, 1))}::timestamptz`;
}

/** Returns the day in Jakarta of a moment. */
export function dayOf(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone 'Asia/Jakarta')::date`;
}

/** Returns a query of the figures of a period, counted directly, with the columns of `figure_days`. */
export function countFigures(sources: readonly FigureSource[], period: Period): RawBuilder<unknown> {
  const happenings = sql.join(
    sources.map((source) => source(period)),
    sql` union all `,
  );
  return sql`
    select case when grouping(product) = 0 then 'product' when grouping(locale) = 0 then 'locale'
        when grouping(campaign) = 0 then 'campaign' else 'all' end as dimension,
      day, measure, coalesce(product, locale, campaign, '') as value,
      sum(count)::bigint as count, sum(amount)::bigint as amount
    from (${happenings}) as happenings
    group by grouping sets ((day, measure), (day, measure, product), (day, measure, locale), (day, measure, campaign))`;
}
