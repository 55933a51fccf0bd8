import { type RawBuilder, sql } from "kysely";
import type { ReportDimension } from "#growth/campaigns/report.ts";
import { dayOf, type FactMeasure, isMeasure, type Period, within } from "#infra/database/facts.server.ts";
import { visitsWithin } from "#insight/figures/figures.server.ts";
import type { DayStore } from "#insight/figures/roll-up-figures.server.ts";
import type { Day } from "#time/jakarta-day.ts";

const keys = sql`day, measure, product, locale, first_campaign, first_source, first_medium, first_edition,
  last_campaign, last_source, last_medium, last_edition`;

/** Returns the columns that tell how a person came; empty without any arrival. */
function touchColumns(side: "first" | "last"): RawBuilder<unknown> {
  const touch = sql`touches->${sql.lit(side)}`;
  const utm = (field: string) => sql`coalesce(${touch}->>${sql.lit(field)}, '')`;
  return sql`${utm("utm_campaign")} as ${sql.ref(`${side}_campaign`)},
    ${utm("utm_source")} as ${sql.ref(`${side}_source`)}, ${utm("utm_medium")} as ${sql.ref(`${side}_medium`)},
    case when ${touch} = 'null' then '' when ${touch}->>'landing_page' ~ '^(/en)?/v2(/|$)' then 'v2' else 'v1' end
      as ${sql.ref(`${side}_edition`)}`;
}

/** What the report shows. The others are stored for the figures by campaign, and for a version before this one. */
const shown = ["lead", "registration", "order", "revenue"] as const;
const stored = [...shown, "paid", "received", "refunded"] as const;

/**
 * Returns a query of the facts and visits of a period, added up, with the columns of `campaign_days`. A registration is an
 * `account` there, as it was first stored. Visits are counted without names: what brought them is at once the first and the
 * last arrival. `offset` keeps the arrivals from being read once for each column.
 */
function countCampaigns(measures: readonly FactMeasure[], period: Period): RawBuilder<unknown> {
  return sql`select ${keys}, sum(count)::bigint as count, sum(amount)::bigint as amount
    from (
      select day, 'visit' as measure, product, locale, campaign as first_campaign, source as first_source,
        medium as first_medium, edition as first_edition, campaign as last_campaign, source as last_source,
        medium as last_medium, edition as last_edition, count, 0::bigint as amount
      from (${visitsWithin(period)}) as visits
      union all
      select ${dayOf("at")} as day, case measure when 'registration' then 'account' else measure end, product, locale,
        ${touchColumns("first")}, ${touchColumns("last")}, 1::bigint, amount
      from (
        select at, measure, product, locale, cash + amount as amount, touches from facts
        where ${isMeasure(...measures)} and ${within("at", period)}
        offset 0
      ) as facts
    ) as counted group by ${keys}`;
}

/** The table of figures by day and arrival, `campaign_days`, filled with the days that have closed. */
export const campaignStore: DayStore = {
  async store(trx, period) {
    await sql`delete from campaign_days where day between ${period.from}::date and ${period.to}::date`.execute(trx);
    await sql`insert into campaign_days (${keys}, count, amount)
      select ${keys}, count, amount from (${countCampaigns(stored, period)}) as counted`.execute(trx);
  },
  async clear(trx) {
    await sql`delete from campaign_days`.execute(trx);
  },
};

/** Returns a query of stored figures by the campaign of the last arrival, with the names of facts. */
export const storedByCampaign = ({ from, to }: Period): RawBuilder<unknown> => sql`
  select day, case measure when 'account' then 'registration' else measure end as measure, last as value,
    sum(count)::bigint as count, sum(amount)::bigint as amount
  from campaign_split_days where dimension = 'campaign' and day between ${from}::date and ${to}::date
  group by 1, 2, 3`;

interface Requested extends Period {
  by: ReportDimension;
  /** The day after the last stored one. */
  firstCountedNow: Day;
}

/**
 * Returns a query of the figures of a period by the values of one dimension at the first and the last arrival: stored ones,
 * and those of later days counted now. Its columns are day, measure, first, last, in_first, in_last, count and amount.
 */
export function allFigures(requested: Requested): RawBuilder<unknown> {
  const { by, from, to, firstCountedNow } = requested;
  const columns = sql`true as in_first, true as in_last, count, amount`;
  const closed = sql`select day, measure, first, last, ${columns} from campaign_split_days
    where dimension = ${by} and day between ${from}::date and ${to}::date and day < ${firstCountedNow}::date`;
  if (firstCountedNow > to) return closed;
  return sql`${closed} union all
    select day, measure, ${columnOf(by, "first")}, ${columnOf(by, "last")}, ${columns} from (
      ${countedNow(requested)}) as counted`;
}

/** Returns the same of what one campaign brought: `in_first` and `in_last` say at which arrival. */
export function figuresOfCampaign(campaign: string, requested: Requested): RawBuilder<unknown> {
  const { by, from, to, firstCountedNow } = requested;
  const selected = (figures: RawBuilder<unknown>) => sql`
    select day, measure, ${columnOf(by, "first")} as first, ${columnOf(by, "last")} as last,
      first_campaign = ${campaign} as in_first, last_campaign = ${campaign} as in_last, count, amount
    from ${figures} where (first_campaign = ${campaign} or last_campaign = ${campaign})`;
  const closed = sql`${selected(sql`campaign_days`)}
    and day between ${from}::date and ${to}::date and day < ${firstCountedNow}::date`;
  if (firstCountedNow > to) return closed;
  return sql`${closed} union all ${selected(sql`(${countedNow(requested)}) as counted`)}`;
}

const countedNow = ({ from, to, firstCountedNow }: Requested) =>
  countCampaigns(shown, { from: firstCountedNow > from ? firstCountedNow : from, to });

/** Product and language are those of the row, all else is that of an arrival. */
const columnOf = (by: ReportDimension, side: "first" | "last") =>
  by === "product" || by === "locale" ? sql.ref(by) : sql.ref(`${side}_${by}`);
