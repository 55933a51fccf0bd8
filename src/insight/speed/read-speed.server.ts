import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import { quantile, type SpeedDimension, type SpeedMetric, speedBudgets } from "./metrics.ts";
import type { SpeedView } from "./speed-contract.ts";
import "./tables.server.ts";

interface SpeedQuery {
  days: readonly Day[];
  by: SpeedDimension;
  /** Only these; undefined is any. */
  only: Partial<Record<SpeedDimension, string | undefined>>;
}

interface Count {
  day: Day | null;
  value: string | null;
  metric: SpeedMetric;
  bucket: number;
  count: number;
}

/** Returns the measures of a period: of all page views, split by one dimension, and by day. */
export async function readSpeed(db: Database, { days, by, only }: SpeedQuery): Promise<SpeedView> {
  const wanted = Object.entries(only).filter(([, value]) => value !== undefined);
  const conditions = wanted.map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<Count>`
    select day::text as day, ${sql.ref(by)} as value, metric, bucket, sum(count)::int as count
    from speed_days
    where ${sql.join([sql`day between ${days[0]!}::date and ${days.at(-1)!}::date`, ...conditions], sql` and `)}
    group by grouping sets ((day, metric, bucket), (${sql.ref(by)}, metric, bucket), (metric, bucket))`.execute(db);
  const byValue = Map.groupBy(
    rows.filter(({ value }) => value !== null),
    ({ value }) => value!,
  );
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const ofDays = (metric: SpeedMetric) => days.map((day) => upper(metric, byDay.get(day) ?? []) ?? 0);
  return {
    by,
    budgets: speedBudgets,
    all: measuresOf(rows.filter(({ day, value }) => day === null && value === null)),
    values: [...byValue]
      .map(([value, counts]) => ({ value, ...measuresOf(counts) }))
      .sort((one, other) => other.views - one.views || (one.value < other.value ? -1 : 1)),
    days: { days: [...days], lcp: ofDays("lcp"), inp: ofDays("inp") },
  };
}

function measuresOf(counts: readonly Count[]) {
  const failed = histogram("failed", counts);
  const views = sumOf(failed);
  return {
    views,
    lcp: upper("lcp", counts),
    cls: upper("cls", counts),
    inp: upper("inp", counts),
    failed: views === 0 ? null : 1 - (failed.get(0) ?? 0) / views,
  };
}

const upper = (metric: SpeedMetric, counts: readonly Count[]) =>
  quantile(metric, histogram(metric, counts), 0.75) ?? null;

function histogram(metric: SpeedMetric, counts: readonly Count[]): Map<number, number> {
  return new Map(counts.filter((each) => each.metric === metric).map(({ bucket, count }) => [bucket, count]));
}

const sumOf = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
