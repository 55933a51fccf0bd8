import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import "./tables.server.ts";

const days = 30;

/** Returns how often each page was viewed in the last thirty days, by its path without language and edition. */
export async function readPageViews(db: Database, now: Date): Promise<Map<string, number>> {
  const from = jakartaDay(new Date(now.getTime() - days * 24 * 60 * 60 * 1000));
  const rows = await db
    .selectFrom("insight_days")
    .select(["path", sql<number>`sum(count)::int`.as("views")])
    .where("name", "=", "page_view")
    .where(sql<boolean>`day >= ${from}::date`)
    .groupBy("path")
    .execute();
  return new Map(rows.map(({ path, views }) => [path, views]));
}
