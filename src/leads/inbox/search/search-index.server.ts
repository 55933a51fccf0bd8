import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { withoutTimeouts } from "#infra/database/without-timeouts.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "lead-search-index": object;
  }
}

const index = sql.table("leads_short_beginnings");

/** Whether the index of short beginnings may be used: one whose creation was cut off is there, and invalid. */
export const hasShortBeginnings = sql<boolean>`exists (
  select from pg_index where indexrelid = to_regclass('leads_short_beginnings') and indisvalid)`;

/** Registers the job that creates the index of short beginnings; send one at each start. */
export function registerSearchIndexJob({ db, jobs }: { db: Database; jobs: Jobs }): void {
  jobs.work("lead-search-index", () => withoutTimeouts(db, createSearchIndex));
}

/**
 * Creates the index of short beginnings unless there is one, while requests are written. Does nothing when another instance
 * is at it.
 */
export async function createSearchIndex(db: Database): Promise<void> {
  const lock = sql`hashtext('leads_short_beginnings')`;
  const { rows } = await sql<{ free: boolean; done: boolean }>`
    select ${hasShortBeginnings} as done, pg_try_advisory_lock(${lock}) as free`.execute(db);
  const { free, done } = rows[0]!;
  if (!free) return;
  try {
    if (done) return;
    await sql`drop index if exists ${index}`.execute(db);
    await sql`create index concurrently ${index} on leads using gin (lead_short_beginnings(words))
      with (gin_pending_list_limit = 512)`.execute(db);
    // Without statistics of its keys the planner takes each for frequent.
    await sql`analyze leads`.execute(db);
  } finally {
    await sql`select pg_advisory_unlock(${lock})`.execute(db);
  }
}
