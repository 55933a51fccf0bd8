import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";

/** Counts the open requests of people about their data, by the time left of the 3 x 24 hours. */
export async function countRights(db: Database, now: Date) {
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
  const { rows } = await sql<{ open: number; overdue: number; dueSoon: number }>`
    select count(*)::int as open, (count(*) filter (where due_at < ${now}))::int as overdue,
      (count(*) filter (where due_at >= ${now} and due_at < ${tomorrow}))::int as "dueSoon"
    from rights_requests where state = 'open'`.execute(db);
  return rows[0]!;
}
