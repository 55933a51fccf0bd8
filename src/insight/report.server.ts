import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import "./tables.server.ts";

/** What a report may be told apart by. */
export const dimensions = ["path", "locale", "edition", "utm_source", "utm_medium", "utm_campaign"] as const;
export type Dimension = (typeof dimensions)[number];

export interface ReportLine {
  /** The page, language, edition or campaign. */
  value: string;
  pageViews: number;
  visits: number;
  contacts: number;
  /** Contacts for each visit, 0 to 1; null without visits. */
  contactRate: number | null;
}

/** Page views, visits and contact rate between two days (both included, `YYYY-MM-DD`, Asia/Jakarta), busiest first. */
export async function report(db: Database, by: Dimension, from: string, to: string): Promise<ReportLine[]> {
  const sum = (name: string) => sql<number>`coalesce(sum(count) filter (where name = ${name}), 0)::int`;
  const rows = await db
    .selectFrom("insight_days")
    .select([`${by} as value`, sum("page_view").as("pageViews"), sum("visit").as("visits")])
    .select(sum("contact_us_success").as("contacts"))
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .groupBy(by)
    .orderBy("pageViews", "desc")
    .orderBy(by)
    .execute();
  return rows.map((row) => ({ ...row, contactRate: row.visits === 0 ? null : row.contacts / row.visits }));
}
