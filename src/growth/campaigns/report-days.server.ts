import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";

export interface Period {
  from: Day;
  to: Day;
}

/** A query of single happenings within a period, with the columns of `campaign_days`. */
export type CampaignSource = (period: Period) => RawBuilder<unknown>;

const keys = sql`day, measure, product, locale, first_campaign, first_source, first_medium, first_edition,
  last_campaign, last_source, last_medium, last_edition`;

/** Returns a query of the happenings of a period, added up, with the columns of `campaign_days`. */
function countCampaigns(source: CampaignSource, period: Period): RawBuilder<unknown> {
  return sql`select ${keys}, sum(count)::bigint as count, sum(amount)::bigint as amount
    from (${source(period)}) as happenings group by ${keys}`;
}

/** Creates the table of figures by day and arrival, `campaign_days`, filled with the days that have closed. */
export function createCampaignStore(source: CampaignSource) {
  return {
    async store(trx: Trx, period: Period): Promise<void> {
      await sql`delete from campaign_days where day between ${period.from}::date and ${period.to}::date`.execute(trx);
      await sql`insert into campaign_days (${keys}, count, amount)
        select ${keys}, count, amount from (${countCampaigns(source, period)}) as counted`.execute(trx);
    },
    async clear(trx: Trx): Promise<void> {
      await sql`delete from campaign_days`.execute(trx);
    },
  };
}

/**
 * Returns a query of the figures of a period: stored ones up to `until`, and those of later days counted now.
 * @param firstCountedNow the day after the last stored one
 */
export function storedAndCounted(
  source: CampaignSource,
  { from, to }: Period,
  firstCountedNow: Day,
): RawBuilder<unknown> {
  const stored = sql`select ${keys}, count, amount from campaign_days
    where day between ${from}::date and ${to}::date and day < ${firstCountedNow}::date`;
  if (firstCountedNow > to) return stored;
  const counted = countCampaigns(source, { from: firstCountedNow > from ? firstCountedNow : from, to });
  return sql`${stored} union all select ${keys}, count, amount from (${counted}) as counted`;
}
