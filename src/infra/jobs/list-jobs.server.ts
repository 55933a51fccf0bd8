import { sql } from "kysely";
import type { Database } from "../database/tables.server.ts";
import { queueNames } from "./queues.server.ts";

export interface QueueState {
  queue: string;
  waiting: number;
  active: number;
  /** Failed at least once and will be tried again. */
  retrying: number;
  failed: number;
  /** When the oldest job that could run by now was due. */
  oldest: Date | null;
}

/** A job that failed permanently, or that failed and will be tried again. */
export interface FailingJob {
  id: string;
  queue: string;
  state: "failed" | "retry";
  attempts: number;
  created: Date;
  /** When it failed permanently. */
  failed: Date | null;
  /** When it is tried again. */
  next: Date | null;
  /** Without personal data: it was removed when the error was stored. */
  error: string | null;
}

/** Returns whether the queue has its tables: a database on which no server has run yet has none. */
export async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('pgboss.job')::text as name`.execute(db);
  return rows[0]?.name != null;
}

/** Counts the jobs that failed permanently, and those that failed and are tried again. */
export async function countFailing(db: Database): Promise<{ failed: number; retrying: number }> {
  if (!(await hasQueue(db))) return { failed: 0, retrying: 0 };
  const { rows } = await sql<{ failed: number; retrying: number }>`
    select (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'retry'))::int as retrying
    from pgboss.job where state in ('failed', 'retry')`.execute(db);
  return rows[0]!;
}

/** Returns the length and the age of every queue of the program. */
export async function listQueues(db: Database, now: Date): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name as queue, (count(*) filter (where state = 'created'))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'retry'))::int as retrying,
      (count(*) filter (where state = 'failed'))::int as failed,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as oldest
    from pgboss.job where state in ('created', 'active', 'retry', 'failed') group by name`.execute(db);
  const found = new Map(rows.map((row) => [row.queue, row]));
  return queueNames.map(
    (queue) => found.get(queue) ?? { queue, waiting: 0, active: 0, retrying: 0, failed: 0, oldest: null },
  );
}

/** Returns jobs that failed, the latest first; those that are tried again come by their next attempt. */
export async function listFailing(
  db: Database,
  filter: { queue?: string | undefined; state: "failed" | "retry" },
  limit: number,
): Promise<FailingJob[]> {
  const { queue = null, state } = filter;
  const { rows } = await sql<FailingJob>`
    select id, name as queue, state::text as state, retry_count + 1 as attempts, created_on as created,
      completed_on as failed, case when state = 'retry' then start_after end as next,
      coalesce(output->>'message', output->'value'->>'message') as error
    from pgboss.job where state = ${state}::pgboss.job_state and (${queue}::text is null or name = ${queue})
    order by completed_on desc nulls last, start_after, id limit ${limit}`.execute(db);
  return rows;
}
