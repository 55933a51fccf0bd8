import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { fromPglite, PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/open-database.server.ts";
import type { Database } from "../database/tables.server.ts";
import { unhurried } from "../database/without-timeouts.server.ts";
import { queueNames } from "./queues.server.ts";

/** pg-boss tidies and rebuilds its own tables, which takes longer than a visitor's call may, but not for ever. */
const bounds = { statement_timeout: 300_000, idle_in_transaction_session_timeout: 60_000, keepAlive: true };

/** pg-boss on the program's own database; on Postgres with a few connections of its own. */
export function openBoss({ engine }: OpenDatabase): PgBoss {
  // tidied each hour, so that what is to go is gone in time
  const upkeep = { superviseIntervalSeconds: 60, maintenanceIntervalSeconds: 3600, persistWarnings: false };
  if (engine.kind === "pglite") {
    return new PgBoss({ backend: "pglite", db: fromPglite(engine.pglite), reindex: false, ...upkeep });
  }
  return new PgBoss({
    connectionString: engine.url,
    max: 4,
    application_name: "bigsuite-jobs",
    ...upkeep,
    ...bounds,
  });
}

/**
 * For how long a finished job, which may name a person, stays: long enough for what failed on a Friday
 * evening to be found on Monday, and gone within the 3 x 24 hours in which a person can have themselves erased.
 */
const deleteAfterSeconds = 70 * 3600;

export interface QueueTimes {
  /** Seconds before the second attempt; doubles up to an hour. */
  retryDelay: number;
  /**
   * Seconds an attempt may take. An hour bears the slowest mail relay: the mail queues' 21 jobs in hand share three
   * connections, seven rounds of at most five minutes of silence. A process that dies is noticed by its heart.
   */
  expireInSeconds?: number;
}

/** Makes every queue, brings those of an older version up to date, and warms them (see queues.server.ts). */
export async function prepareQueues(boss: PgBoss, db: Database, times: QueueTimes): Promise<void> {
  const { retryDelay, expireInSeconds = 3600 } = times;
  // Tried for about four days, then kept as failed: an outage of mail over a weekend loses nothing.
  const retrying = { retryLimit: 100, retryDelay, retryBackoff: true, retryDelayMax: 3600 };
  const options = { ...retrying, expireInSeconds, heartbeatSeconds: 60, deleteAfterSeconds };
  for (const queue of queueNames) {
    await boss.createQueue(queue, options);
    await boss.updateQueue(queue, options);
    await boss.findJobs(queue, { id: randomUUID() });
  }
  // a job carries the times its queue had when it was sent
  await unhurried(db, (own) =>
    sql`update pgboss.job set deletion_seconds = ${deleteAfterSeconds}, expire_seconds = ${expireInSeconds},
        heartbeat_seconds = ${options.heartbeatSeconds}
      where deletion_seconds > ${deleteAfterSeconds} and state <> 'active'`.execute(own),
  );
}
