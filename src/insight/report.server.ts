import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { eventNames } from "./event-names.ts";
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

/**
 * Returns page views, visits and contact rate between two days (both included, `YYYY-MM-DD`, Asia/Jakarta), most views
 * first. Views are reported by browsers; contacts are stored requests.
 */
export async function report(
  db: Database,
  { by, from, to, contacts }: { by: Dimension; from: string; to: string; contacts: readonly ContactCount[] },
): Promise<ReportLine[]> {
  const sum = (name: string) => sql<number>`coalesce(sum(count) filter (where name = ${name}), 0)::int`;
  const views = await db
    .selectFrom("insight_days")
    .select([`${by} as value`, sum("page_view").as("pageViews"), sum("visit").as("visits")])
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .groupBy(by)
    .execute();
  const lines = new Map(views.map((row) => [row.value, { ...row, contacts: 0, suspects: 0 }]));
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
export async function checkoutSteps(
  db: Database,
  from: string,
  to: string,
): Promise<{ name: string; count: number }[]> {
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
