import { sql } from "kysely";
import type { ReportView } from "#growth/campaigns/campaign-contract.ts";
import { type CostEntry, costWithin } from "#growth/campaigns/cost.ts";
import { costsWithin } from "#growth/campaigns/costs.server.ts";
import {
  costsBy,
  type ReportCount,
  type ReportDimension,
  type ReportMeasure,
  reportLines,
  sumLines,
} from "#growth/campaigns/report.ts";
import type { Period } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { countedUntil } from "#insight/figures/roll-up-figures.server.ts";
import { type Rupiah, sum, zero } from "#money/rupiah.ts";
import { addDays, type Day, daysBetween } from "#time/jakarta-day.ts";
import { allFigures, figuresOfCampaign } from "./campaign-days.server.ts";

interface ReportQuery extends Period {
  by: ReportDimension;
  /** Only what this campaign brought. */
  campaign?: string | undefined;
}

/** Values shown one by one: anybody may make up names of campaigns. */
const valuesShown = 50;

/** Returns the report of a period, split by one dimension. */
export async function readReport(db: Database, query: ReportQuery): Promise<ReportView> {
  const { by, from, to, campaign } = query;
  const until = await countedUntil(db);
  const requested = { by, from, to, firstCountedNow: until ? addDays(until, 1) : from };
  const figures = campaign === undefined ? allFigures(requested) : figuresOfCampaign(campaign, requested);
  // Sums of bigint are numeric, which is slow; whole numbers are exact as float8 up to 2^53.
  const { rows } = await sql<ReportCount & { day: Day | null }>`
    select day::text as day, first, last, in_first, in_last, measure,
      sum(count::float8) as count, sum(amount::float8) as amount
    from (
      select day, measure, count, amount, first collate "C" as first, last collate "C" as last, in_first, in_last
      from (${figures}) as figures
    ) as requested
    group by grouping sets ((first, last, in_first, in_last, measure), (day, in_last, measure))`.execute(db);
  const costs = (await costsWithin(db, { from, to })).filter((cost) => !campaign || cost.campaign === campaign);
  const lines = reportLines(
    rows.filter(({ day, measure, in_last }) => day === null && (measure !== "visit" || in_last)),
    costsBy(by, costs, from, to).filter(({ cost }) => cost !== 0),
  );
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const ofDays = new Map(rows.flatMap((row) => (row.day && row.in_last ? [[`${row.day} ${row.measure}`, row]] : [])));
  const counts = (measure: ReportMeasure) => days.map((day) => ofDays.get(`${day} ${measure}`)?.count ?? 0);
  return {
    from,
    to,
    by,
    all: sumLines("", lines),
    lines: lines.slice(0, valuesShown),
    more: Math.max(0, lines.length - valuesShown),
    rest: sumLines("", lines.slice(valuesShown)),
    days: {
      days,
      visits: counts("visit"),
      leads: counts("lead"),
      revenue: days.map((day) => ofDays.get(`${day} revenue`)?.amount ?? zero),
      cost: costsByDay(costs, days),
    },
  };
}

/** Returns the cost of each day; that of a month is spread evenly over its days. */
function costsByDay(costs: readonly CostEntry[], days: readonly Day[]): Rupiah[] {
  const byDay = new Map(days.map((day) => [day, zero]));
  for (const cost of costs) {
    const first = [cost.first_day, days[0]!].sort()[1]!;
    const last = [cost.last_day, days.at(-1)!].sort()[0]!;
    for (let day = first; day <= last; day = addDays(day, 1))
      byDay.set(day, sum(byDay.get(day)!, costWithin(cost, day, day)));
  }
  return [...byDay.values()];
}
