import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { fromPglite, PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/open-database.server.ts";
import type { Database } from "../database/tables.server.ts";
import { withoutTimeouts } from "../database/without-timeouts.server.ts";
import { queueNames } from "./queues.server.ts";

/** pg-boss maintains its tables, which may take longer than a visitor's call, but needs a limit too. */
const timeouts = { statement_timeout: 300_000, idle_in_transaction_session_timeout: 60_000, keepAlive: true };

/** Opens pg-boss on the program's own database; on Postgres with a few connections of its own. */
export function openBoss({ engine }: OpenDatabase, { onlySends = false } = {}): PgBoss {
  // Hourly, so that finished jobs are deleted in time (see `deleteAfterSeconds`).
  const upkeep = {
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
    persistWarnings: false,
    // Woken like every other worker (see wake-workers.server.ts).
    cronWorkerIntervalSeconds: 45,
    // No job here depends on another.
    flowIntervalSeconds: 3600,
  };
  if (engine.kind === "pglite") {
    return new PgBoss({ backend: "pglite", db: fromPglite(engine.pglite), reindex: false, ...upkeep });
  }
  return new PgBoss({
    connectionString: engine.url,
    max: onlySends ? 1 : 4,
    supervise: !onlySends,
    schedule: !onlySends,
    application_name: onlySends ? "bigsuite-sends" : "bigsuite-jobs",
    ...upkeep,
    ...timeouts,
  });
}

/**
 * Time after which a finished job is deleted: a failure of a Friday evening can still be read on Monday, and a job that
 * names a person is gone within the 3 x 24 hours of a request to erase.
 */
const deleteAfterSeconds = 70 * 3600;

export interface QueueTimes {
  /** Seconds before the second attempt; doubles up to an hour. */
  retryDelay: number;
  /**
   * Seconds an attempt may take. An hour suffices for the slowest mail relay: the 21 active jobs of the mail queues share
   * three connections, seven rounds of at most five minutes. A process that dies is detected by its missing heartbeat.
   */
  expireInSeconds?: number | undefined;
}

/**
 * Creates the queues that are missing, updates those of an older version, and warms both (see queues.server.ts); the others
 * pg-boss knows since its start.
 */
export async function prepareQueues(boss: PgBoss, db: Database, times: QueueTimes): Promise<void> {
  const { retryDelay, expireInSeconds = 3600 } = times;
  // Retried for about four days, then stored as failed: an outage of mail over a weekend loses nothing.
  const retrying = { retryLimit: 100, retryDelay, retryBackoff: true, retryDelayMax: 3600 };
  const options = { ...retrying, expireInSeconds, heartbeatSeconds: 60, deleteAfterSeconds };
  const current = await findCurrentQueues(db, options);
  for (const queue of queueNames.filter((name) => !current.has(name))) {
    await boss.createQueue(queue, options);
    await boss.updateQueue(queue, options);
    await boss.findJobs(queue, { id: randomUUID() });
  }
  // A job has the times that its queue had when it was sent.
  await withoutTimeouts(db, (connection) =>
    sql`update pgboss.job set deletion_seconds = ${deleteAfterSeconds}, expire_seconds = ${expireInSeconds},
        heartbeat_seconds = ${options.heartbeatSeconds}
      where deletion_seconds > ${deleteAfterSeconds} and state <> 'active'`.execute(connection),
  );
}

interface QueueOptions extends Required<QueueTimes> {
  retryLimit: number;
  retryBackoff: boolean;
  retryDelayMax: number;
  heartbeatSeconds: number;
  deleteAfterSeconds: number;
}

/** Returns the queues that exist with these options: creating and updating them takes three statements each. */
async function findCurrentQueues(db: Database, options: QueueOptions): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where retry_limit = ${options.retryLimit} and retry_delay = ${options.retryDelay}
      and retry_backoff = ${options.retryBackoff} and retry_delay_max = ${options.retryDelayMax}
      and expire_seconds = ${options.expireInSeconds} and heartbeat_seconds = ${options.heartbeatSeconds}
      and deletion_seconds = ${options.deleteAfterSeconds}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
