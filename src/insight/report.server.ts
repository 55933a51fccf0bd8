import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { eventNames } from "./event-names.ts";
import type { Period } from "./figures/figure-source.server.ts";
import "./tables.server.ts";

/** What a report may be grouped by. */
const dimensions = ["path", "locale", "edition", "utm_source", "utm_medium", "utm_campaign"] as const;
export type Dimension = (typeof dimensions)[number];

/** Stored contact requests with the same value of a dimension; the path is where the visit started. */
export interface ContactCount {
  value: string;
  contacts: number;
  /** Possible spam, not among the contacts. */
  suspects: number;
}

export interface ReportLine {
  /** The page, language, edition or campaign. */
  value: string;
  pageViews: number;
  visits: number;
  contacts: number;
  suspects: number;
  /** Contacts for each visit, 0 to 1; null without visits. */
  contactRate: number | null;
}

/** Page views and visits, as browsers reported them, with the same value of a dimension. */
type ViewCount = Pick<ReportLine, "value" | "pageViews" | "visits">;

/** Returns page views and visits of a period by the values of each dimension. */
export async function countViews(
  db: Database,
  dimensions: readonly Dimension[],
  { from, to }: Period,
): Promise<Map<Dimension, ViewCount[]>> {
  const columns = dimensions.map((dimension) => sql.ref(dimension));
  const named = columns.map((column, index) => sql`when grouping(${column}) = 0 then ${sql.lit(dimensions[index]!)}`);
  // The days are added up first, which Postgres does by several workers, unlike grouping sets.
  const { rows } = await sql<ViewCount & { dimension: Dimension }>`
    with sums as materialized (
      select ${sql.join(columns)}, coalesce(sum(count) filter (where name = 'page_view'), 0) as page_views,
        coalesce(sum(count) filter (where name = 'visit'), 0) as visits
      from insight_days where name in ('page_view', 'visit') and day between ${from}::date and ${to}::date
      group by ${sql.join(columns)}
    )
    select case ${sql.join(named, sql` `)} end as dimension, coalesce(${sql.join(columns)}) as value,
      sum(page_views)::int as "pageViews", sum(visits)::int as visits
    from sums group by grouping sets (${sql.join(columns.map((column) => sql`(${column})`))})`.execute(db);
  return Map.groupBy(rows, ({ dimension }) => dimension);
}

/** Returns the lines of a report from what browsers reported and the contact requests stored, most views first. */
export function reportLines(views: readonly ViewCount[], contacts: readonly ContactCount[]): ReportLine[] {
  const lines = new Map(
    views.map(({ value, pageViews, visits }) => [value, { value, pageViews, visits, contacts: 0, suspects: 0 }]),
  );
  for (const count of contacts) {
    const line = lines.get(count.value) ?? { value: count.value, pageViews: 0, visits: 0, contacts: 0, suspects: 0 };
    line.contacts += count.contacts;
    line.suspects += count.suspects;
    lines.set(count.value, line);
  }
  return [...lines.values()]
    .map((line) => ({ ...line, contactRate: line.visits === 0 ? null : line.contacts / line.visits }))
    .sort((a, b) => b.pageViews - a.pageViews || (a.value < b.value ? -1 : 1));
}

/** Returns how often each step of the checkout was reached between two days. */
export async function checkoutSteps(db: Database, { from, to }: Period): Promise<{ name: string; count: number }[]> {
  const rows = await db
    .selectFrom("insight_days")
    .select(["name", sql<number>`sum(count)::int`.as("count")])
    .where("name", "like", "checkout\\_%")
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .groupBy("name")
    .execute();
  const counts = new Map(rows.map(({ name, count }) => [name, count]));
  return eventNames
    .filter((name) => name.startsWith("checkout_"))
    .map((name) => ({ name, count: counts.get(name) ?? 0 }));
}
