import { type Kysely, sql } from "kysely";

/** Counts of events by day and one dimension, so that `npm run insight` does not read every combination of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Of each stored day there is a row of all visits, also without any.
  sql`
    create table insight_day_sums (
      dimension text not null,
      day date not null,
      name text not null,
      value text not null,
      count integer not null,
      primary key (dimension, day, name, value)
    )`,
  sql`
    insert into insight_day_sums (dimension, day, name, value, count)
    select case when grouping(path) = 0 then 'path' when grouping(locale) = 0 then 'locale'
        when grouping(edition) = 0 then 'edition' when grouping(utm_source) = 0 then 'utm_source'
        when grouping(utm_medium) = 0 then 'utm_medium' when grouping(utm_campaign) = 0 then 'utm_campaign'
        else 'all' end as dimension,
      day, name, coalesce(path, locale, edition, utm_source, utm_medium, utm_campaign, '') as value, sum(count)
    from insight_days where day <= (select until from figure_days_counted)
    group by grouping sets ((day, name), (day, name, path), (day, name, locale), (day, name, edition),
      (day, name, utm_source), (day, name, utm_medium), (day, name, utm_campaign))
    having grouping(path, locale, edition, utm_source, utm_medium, utm_campaign) = 63 or name in ('page_view', 'visit')`,
  sql`
    insert into insight_day_sums (dimension, day, name, value, count)
    select 'all', day::date, 'visit', '', 0
    from generate_series((select min(day) from insight_day_sums), (select until from figure_days_counted), interval '1 day') as day
    on conflict do nothing`,
];
