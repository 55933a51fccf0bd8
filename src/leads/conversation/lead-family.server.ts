import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";

/**
 * Returns a lead and all that were merged into it, directly or through another one. Notes, mails and events stay with the
 * request they were written for and are read for the whole family, so that separating leads again loses nothing.
 */
export async function leadFamily(db: Database | Trx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive family as (
      select id from leads where id = ${id}
      union
      select leads.id from leads join family on leads.merged_into = family.id
    )
    select id from family`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns the lead into which one was merged in the end: itself when it was not; undefined when it does not exist. */
export async function survivingLead(db: Database | Trx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select id, merged_into from leads where id = ${id}
      union
      select leads.id, leads.merged_into from leads join chain on leads.id = chain.merged_into
    )
    select id from chain where merged_into is null`.execute(db);
  return rows[0]?.id;
}
