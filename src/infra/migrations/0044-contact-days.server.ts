import { type Kysely, sql } from "kysely";

/** Contact requests by day and one value of where they came from, so that `npm run insight` does not read every request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Of each stored day there is a row of the dimension "all", also without any request.
  sql`
    create table contact_days (
      dimension text not null,
      day date not null,
      value text not null,
      contacts integer not null,
      suspects integer not null,
      primary key (dimension, day, value)
    )`,
  sql`
    insert into contact_days (dimension, day, value, contacts, suspects)
    select case when grouping(landing) = 0 then 'landing' when grouping(page) = 0 then 'page'
        when grouping(locale) = 0 then 'locale' when grouping(utm_source) = 0 then 'utm_source'
        when grouping(utm_medium) = 0 then 'utm_medium' when grouping(utm_campaign) = 0 then 'utm_campaign'
        else 'all' end as dimension,
      day, coalesce(landing, page, locale, utm_source, utm_medium, utm_campaign, ''),
      count(*) filter (where not suspected), count(*) filter (where suspected)
    from (
      select (received_at at time zone 'Asia/Jakarta')::date as day,
        coalesce(nullif(last_touch->>'landing_page', ''), page, '') as landing,
        coalesce(nullif(page, ''), nullif(last_touch->>'landing_page', ''), '') as page, locale,
        coalesce(utm_source, '') as utm_source, coalesce(utm_medium, '') as utm_medium,
        coalesce(utm_campaign, '') as utm_campaign, state in ('suspect', 'spam') as suspected
      from leads where kind = 'contact'
    ) as contacts
    where day <= (select until from figure_days_counted)
    group by grouping sets ((day), (day, landing), (day, page), (day, locale), (day, utm_source), (day, utm_medium),
      (day, utm_campaign))`,
  sql`
    insert into contact_days (dimension, day, value, contacts, suspects)
    select 'all', day::date, '', 0, 0
    from generate_series((select min(day) from contact_days), (select until from figure_days_counted), interval '1 day') as day
    on conflict do nothing`,
];
