import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";

/** Returns the id of the colleague to whom a lead is assigned. */
export async function leadOwner(db: Database, lead: string): Promise<string | undefined> {
  const { rows } = await sql<{ owner: string | null }>`
    select to_jsonb(leads) ->> 'owner_id' as owner from leads where id = ${lead}`.execute(db);
  return rows[0]?.owner ?? undefined;
}
