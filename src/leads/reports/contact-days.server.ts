import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { addDays, type Day, dayBegins } from "#time/jakarta-day.ts";

/** What contact requests are counted by: where the visit began, the page of the form, and the arrival. */
export type ContactDimension = "landing" | "page" | "locale" | "utm_source" | "utm_medium" | "utm_campaign";

/** Contact requests with the same value of a dimension. */
export interface ContactCount {
  value: string;
  contacts: number;
  /** Possible spam, not among the contacts. */
  suspects: number;
}

interface Period {
  from: Day;
  to: Day;
}

/** Returns a query of the contact requests of a period, counted directly, with the columns of `contact_days`. */
const countContacts = ({ from, to }: Period): RawBuilder<unknown> => sql`
  select case when grouping(landing) = 0 then 'landing' when grouping(page) = 0 then 'page'
      when grouping(locale) = 0 then 'locale' when grouping(utm_source) = 0 then 'utm_source'
      when grouping(utm_medium) = 0 then 'utm_medium' when grouping(utm_campaign) = 0 then 'utm_campaign'
      else 'all' end as dimension,
    day, coalesce(landing, page, locale, utm_source, utm_medium, utm_campaign, '') as value,
    (count(*) filter (where not suspected))::int as contacts, (count(*) filter (where suspected))::int as suspects
  from (
    select (received_at at time zone 'Asia/Jakarta')::date as day,
      coalesce(nullif(last_touch->>'landing_page', ''), page, '') as landing,
      coalesce(nullif(page, ''), nullif(last_touch->>'landing_page', ''), '') as page, locale,
      coalesce(utm_source, '') as utm_source, coalesce(utm_medium, '') as utm_medium,
      coalesce(utm_campaign, '') as utm_campaign, state in ('suspect', 'spam') as suspected
    from leads
    where kind = 'contact' and received_at >= ${dayBegins(from)}::timestamptz
      and received_at < ${dayBegins(addDays(to, 1))}::timestamptz
  ) as contacts
  group by grouping sets ((day), (day, landing), (day, page), (day, locale), (day, utm_source), (day, utm_medium),
    (day, utm_campaign))`;

/** The contact requests of closed days, `contact_days`; of each stored day there is a row of the dimension "all". */
export const contactStore = {
  async store(trx: Trx, { from, to }: Period): Promise<void> {
    await sql`delete from contact_days where day between ${from}::date and ${to}::date`.execute(trx);
    await sql`insert into contact_days (dimension, day, value, contacts, suspects) ${countContacts({ from, to })}`.execute(
      trx,
    );
    await sql`insert into contact_days (dimension, day, value, contacts, suspects)
      select 'all', day::date, '', 0, 0 from generate_series(${from}::date, ${to}::date, interval '1 day') as day
      on conflict do nothing`.execute(trx);
  },
  async clear(trx: Trx): Promise<void> {
    await sql`delete from contact_days`.execute(trx);
  },
};

/**
 * Returns the contact requests between two days (both included, Asia/Jakarta) by the values of a dimension: those of stored
 * days, and from the first day that is not stored, those counted now.
 */
export async function readContacts(db: Database, by: ContactDimension, period: Period): Promise<ContactCount[]> {
  const { from, to } = period;
  const missing = await sql<{ day: Day | null }>`
    select min(requested)::date::text as day
    from generate_series(${from}::date, ${to}::date, interval '1 day') as requested
    where not exists (select from contact_days where dimension = 'all' and day = requested::date)`.execute(db);
  const firstCountedNow = missing.rows[0]?.day;
  const stored = sql`select value, contacts, suspects from contact_days
    where dimension = ${by} and day between ${from}::date and ${to}::date`;
  const figures = firstCountedNow
    ? sql`${stored} and day < ${firstCountedNow}::date union all select value, contacts, suspects
        from (${countContacts({ from: firstCountedNow, to })}) as counted where dimension = ${by}`
    : stored;
  const { rows } = await sql<ContactCount>`
    select value, sum(contacts)::int as contacts, sum(suspects)::int as suspects
    from (${figures}) as figures group by value`.execute(db);
  return rows;
}
