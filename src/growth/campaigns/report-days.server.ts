import { type RawBuilder, sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { ReportDimension } from "./report.ts";

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

interface Requested extends Period {
  by: ReportDimension;
  /** The day after the last stored one. */
  firstCountedNow: Day;
}

/**
 * Returns a query of the figures of a period by the values of one dimension at the first and the last arrival: stored ones,
 * and those of later days counted now. Its columns are day, measure, first, last, in_first, in_last, count and amount.
 */
export function allFigures(source: CampaignSource, requested: Requested): RawBuilder<unknown> {
  const { by, from, to, firstCountedNow } = requested;
  const columns = sql`true as in_first, true as in_last, count, amount`;
  const stored = sql`select day, measure, first, last, ${columns} from campaign_split_days
    where dimension = ${by} and day between ${from}::date and ${to}::date and day < ${firstCountedNow}::date`;
  if (firstCountedNow > to) return stored;
  return sql`${stored} union all
    select day, measure, ${columnOf(by, "first")}, ${columnOf(by, "last")}, ${columns} from (
      ${countedNow(source, requested)}) as counted`;
}

/** Returns the same of what one campaign brought: `in_first` and `in_last` say at which arrival. */
export function figuresOfCampaign(source: CampaignSource, campaign: string, requested: Requested): RawBuilder<unknown> {
  const { by, from, to, firstCountedNow } = requested;
  const selected = (figures: RawBuilder<unknown>) => sql`
    select day, measure, ${columnOf(by, "first")} as first, ${columnOf(by, "last")} as last,
      first_campaign = ${campaign} as in_first, last_campaign = ${campaign} as in_last, count, amount
    from ${figures} where (first_campaign = ${campaign} or last_campaign = ${campaign})`;
  const stored = sql`${selected(sql`campaign_days`)}
    and day between ${from}::date and ${to}::date and day < ${firstCountedNow}::date`;
  if (firstCountedNow > to) return stored;
  return sql`${stored} union all ${selected(sql`(${countedNow(source, requested)}) as counted`)}`;
}

const countedNow = (source: CampaignSource, { from, to, firstCountedNow }: Requested) =>
  countCampaigns(source, { from: firstCountedNow > from ? firstCountedNow : from, to });

/** Product and language are those of the row, all else is that of an arrival. */
const columnOf = (by: ReportDimension, side: "first" | "last") =>
  by === "product" || by === "locale" ? sql.ref(by) : sql.ref(`${side}_${by}`);
