import { randomUUID } from "node:crypto";
import type { RawBuilder } from "kysely";
import { fromPglite, type JobResult, PgBoss } from "pg-boss";
import type { OpenDatabase } from "./database/open.server.ts";
import type { Database, Trx } from "./database/tables.server.ts";
import type { Log } from "./log.server.ts";
import { planSends, type SendOptions } from "./planned-sends.server.ts";
import { type QueueName, queueNames } from "./queues.server.ts";

export interface JobContext {
  id: string;
  queue: QueueName;
  /** 0 at the first attempt. */
  attempt: number;
}

type Handler<T> = (data: T, context: JobContext) => Promise<void>;

/** Work done later, at least once: a handler must bear being run again. */
export interface Jobs {
  /** Enqueues inside the caller's transaction: the job exists when, and only when, the change does. */
  send(trx: Database | Trx, queue: QueueName, data: object, options?: SendOptions): Promise<void>;
  /** Enqueues as part of a statement of the caller's own, when the expression is evaluated; saves a round trip. */
  sending(queue: QueueName, data: object): RawBuilder<string | null>;
  /** Registers the handler of a queue; a throw means "again later", with growing delay. */
  work<T extends object>(queue: QueueName, handler: Handler<T>): void;
  /** Runs a job by the clock (cron expression, Asia/Jakarta). */
  every(cron: string, queue: QueueName, data?: object): void;
  start(): Promise<void>;
  /** Waits for running jobs, at most ten seconds. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  log: Log;
  /** Seconds before the second attempt; doubles up to an hour. */
  retryDelay?: number;
  /** Seconds between looks at an empty queue. */
  pollSeconds?: number;
  /** Told after each attempt, for the metrics. */
  onAttempt?: (queue: QueueName, outcome: "done" | "failed") => void;
}

/** The job queue on the program's own database. Register handlers, then `start`, then serve. */
export function createJobs(base: OpenDatabase, options: JobsOptions): Jobs {
  const { log, retryDelay = 5, pollSeconds = 1 } = options;
  const boss = openBoss(base);
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  const handlers = new Map<QueueName, Handler<never>>();
  const schedules: { cron: string; queue: QueueName; data: object }[] = [];

  async function attempt(queue: QueueName, handler: Handler<never>, job: Attempt): Promise<JobResult> {
    try {
      await handler(job.data as never, { id: job.id, queue, attempt: job.retryCount });
      options.onAttempt?.(queue, "done");
      return { id: job.id, status: "completed" };
    } catch (error) {
      options.onAttempt?.(queue, "failed");
      log.warn({ err: error, queue, job: job.id, attempt: job.retryCount }, "job failed, will be tried again");
      return { id: job.id, status: "failed", output: { message: String(error) } };
    }
  }

  const sends = planSends(boss);
  return {
    send: (trx, queue, data, options) => sends.send(trx, queue, data, options),
    sending: (queue, data) => sends.expression(queue, data),
    work(queue, handler) {
      if (handlers.has(queue)) throw new Error(`Queue ${queue} has a handler already`);
      handlers.set(queue, handler as Handler<never>);
    },
    every(cron, queue, data = {}) {
      schedules.push({ cron, queue, data });
    },
    async start() {
      await boss.start();
      for (const queue of queueNames) {
        await boss.createQueue(queue, queueOptions(retryDelay));
        // fills the queue cache, see queues.server.ts
        await boss.findJobs(queue, { id: randomUUID() });
      }
      await sends.prepare(base.db, queueNames);
      for (const { cron, queue, data } of schedules) await boss.schedule(queue, cron, data, { tz: "Asia/Jakarta" });
      for (const [queue, handler] of handlers) {
        const polling = { batchSize: 10, perJobResults: true, pollingIntervalSeconds: pollSeconds } as const;
        await boss.work<object, void, typeof polling>(queue, polling, (jobs) =>
          Promise.all(jobs.map((job) => attempt(queue, handler, job))),
        );
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

interface Attempt {
  id: string;
  data: object;
  retryCount: number;
}

function openBoss({ engine }: OpenDatabase): PgBoss {
  const upkeep = { superviseIntervalSeconds: 60, persistWarnings: false };
  if (engine.kind === "pglite") {
    return new PgBoss({ backend: "pglite", db: fromPglite(engine.pglite), reindex: false, ...upkeep });
  }
  return new PgBoss({ connectionString: engine.url, max: 4, application_name: "bigsuite-jobs", ...upkeep });
}

/** Tried for about four days, then kept as failed for a week: an outage of mail over a weekend loses nothing. */
function queueOptions(retryDelay: number) {
  return { retryLimit: 100, retryDelay, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 };
}
