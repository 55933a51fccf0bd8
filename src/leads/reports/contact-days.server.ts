import { type RawBuilder, sql } from "kysely";
import { isMeasure, type Period } from "#infra/database/facts.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";

/** What contact requests are counted by: where the visit began, the page of the form, and the arrival. */
export type ContactDimension = "landing" | "page" | "locale" | "utm_source" | "utm_medium" | "utm_campaign";

/** Contact requests with the same value of a dimension. */
export interface ContactCount {
  value: string;
  contacts: number;
  /** Possible spam, not among the contacts. */
  suspects: number;
}

/**
 * Returns a query of the contact requests of some days, counted directly, with the columns of `contact_days`. The subquery
 * with `offset` reads each day by the index of arrivals: by a plain join the planner would read all leads.
 */
const countContacts = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select case when grouping(landing) = 0 then 'landing' when grouping(page) = 0 then 'page'
      when grouping(locale) = 0 then 'locale' when grouping(utm_source) = 0 then 'utm_source'
      when grouping(utm_medium) = 0 then 'utm_medium' when grouping(utm_campaign) = 0 then 'utm_campaign'
      else 'all' end as dimension,
    day, coalesce(landing, page, locale, utm_source, utm_medium, utm_campaign, '') as value,
    (count(*) filter (where not suspected))::int as contacts, (count(*) filter (where suspected))::int as suspects
  from (
    select days.day, landing, page, locale, coalesce(utm_source, '') as utm_source,
      coalesce(utm_medium, '') as utm_medium, coalesce(utm_campaign, '') as utm_campaign, measure = 'suspect' as suspected
    from (${days}) as days cross join lateral (
      select measure, landing, page, locale, utm_source, utm_medium, utm_campaign from facts
      where ${isMeasure("lead", "suspect")} and kind = 'contact'
        and at >= days.day::timestamp at time zone 'Asia/Jakarta'
        and at < (days.day::timestamp + interval '1 day') at time zone 'Asia/Jakarta' offset 0
    ) as requests
  ) as contacts
  group by grouping sets ((day), (day, landing), (day, page), (day, locale), (day, utm_source), (day, utm_medium),
    (day, utm_campaign))`;

const daysOf = ({ from, to }: Period) =>
  sql`select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day`;

/** The contact requests of closed days, `contact_days`; of each stored day there is a row of the dimension "all". */
export const contactStore = {
  async store(trx: Trx, period: Period): Promise<void> {
    const days = daysOf(period);
    await sql`delete from contact_days where day in (${days})`.execute(trx);
    await sql`insert into contact_days (dimension, day, value, contacts, suspects) ${countContacts(days)}`.execute(trx);
    await sql`insert into contact_days (dimension, day, value, contacts, suspects)
      select 'all', day, '', 0, 0 from (${days}) as days on conflict do nothing`.execute(trx);
  },
  async clear(trx: Trx): Promise<void> {
    await sql`delete from contact_days`.execute(trx);
  },
};

/**
 * Returns the contact requests between two days (both included, Asia/Jakarta) by the values of a dimension: those of stored
 * days, and those of the other days counted now.
 */
export async function readContacts(db: Database, by: ContactDimension, period: Period): Promise<ContactCount[]> {
  const missing = await sql<{ day: Day }>`
    select day::text from (${daysOf(period)}) as days
    where not exists (select from contact_days where dimension = 'all' and contact_days.day = days.day)`.execute(db);
  const missingDays = sql`select unnest(${missing.rows.map(({ day }) => day)}::date[]) as day`;
  const { rows } = await sql<ContactCount>`
    select value, sum(contacts)::int as contacts, sum(suspects)::int as suspects
    from (
      select value, contacts, suspects from contact_days
      where dimension = ${by} and day between ${period.from}::date and ${period.to}::date
      union all
      select value, contacts, suspects from (${countContacts(missingDays)}) as counted where dimension = ${by}
    ) as figures group by value`.execute(db);
  return rows;
}
