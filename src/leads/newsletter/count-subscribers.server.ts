import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** Counts the confirmed subscribers, and those among them who confirmed since a moment. */
export async function countSubscribers(db: Database, since: Date): Promise<{ confirmed: number; since: number }> {
  const { rows } = await sql<{ confirmed: number; since: number }>`
    select count(*)::int as confirmed, (count(*) filter (where confirmed_at >= ${since}))::int as since
    from subscribers where state = 'confirmed'`.execute(db);
  return rows[0]!;
}
