import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, type Day } from "#time/jakarta-day.ts";

/** How far ahead the end of a package is announced, in days. */
const daysAhead = 14;

/** Counts the packages whose last day is near, and those past it that still run in grace. */
export async function countEnding(db: Database, today: Day): Promise<{ endingSoon: number; inGrace: number }> {
  const { rows } = await sql<{ endingSoon: number; inGrace: number }>`
    select (count(*) filter (where state = 'active' and last_day >= ${today}::date))::int as "endingSoon",
      (count(*) filter (where state = 'grace'))::int as "inGrace"
    from subscriptions where state in ('active', 'grace') and last_day <= ${addDays(today, daysAhead)}::date`.execute(
    db,
  );
  return rows[0]!;
}
