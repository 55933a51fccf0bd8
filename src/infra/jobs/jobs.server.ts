import { type RawBuilder, sql } from "kysely";
import type { OpenDatabase } from "../database/open-database.server.ts";
import type { Database, Trx } from "../database/tables.server.ts";
import type { Log } from "../log/log.server.ts";
import { attemptJob, type Outcome } from "./attempt-job.server.ts";
import { openBoss, prepareQueues, type QueueTimes } from "./open-boss.server.ts";
import { planSends, type SendOptions } from "./prepared-sends.server.ts";
import { hearQueueErrors } from "./queue-errors.server.ts";
import { type QueueName, type Queues, queueNames, sendsMail } from "./queues.server.ts";

export interface JobContext {
  id: string;
  queue: QueueName;
  /** 0 at the first attempt. */
  attempt: number;
}

type Handler<Data> = (data: Data, context: JobContext) => Promise<void>;

/** Work done later, at least once: a handler must bear being run again. */
export interface Jobs {
  /** Enqueues inside the caller's transaction: the job exists when, and only when, the change does. */
  send<Name extends QueueName>(
    trx: Database | Trx,
    queue: Name,
    data: Queues[Name],
    options?: SendOptions,
  ): Promise<void>;
  /** Enqueues as part of a statement of the caller's own, when the expression is evaluated; saves a round trip. */
  sending<Name extends QueueName>(queue: Name, data: Queues[Name]): RawBuilder<string | null>;
  /** Registers the handler of a queue; a throw means "again later", with growing delay, but for PermanentFailure. */
  work<Name extends QueueName>(queue: Name, handler: Handler<Queues[Name]>): void;
  /** Runs a job by the clock (cron expression, Asia/Jakarta). */
  every<Name extends QueueName>(cron: string, queue: Name, data: Queues[Name]): void;
  start(): Promise<void>;
  /** Waits for running jobs, at most ten seconds. */
  stop(): Promise<void>;
}

export interface JobsOptions extends Partial<QueueTimes> {
  log: Log;
  /** Seconds between looks at an empty queue. */
  pollSeconds?: number;
  /** Told after each attempt, for the metrics. */
  onAttempt?: (queue: QueueName, outcome: Outcome) => void;
}

/** The job queue on the program's own database. Register handlers, then `start`, then serve. */
export function createJobs(base: OpenDatabase, options: JobsOptions): Jobs {
  const { log, retryDelay = 5, expireInSeconds, pollSeconds = 1, onAttempt } = options;
  const boss = openBoss(base);
  const errors = hearQueueErrors(log, () => sql`select 1`.execute(base.db));
  boss.on("error", errors.hear);
  const handlers = new Map<QueueName, Handler<never>>();
  const schedules: { cron: string; queue: QueueName; data: object }[] = [];
  const sends = planSends(boss);

  async function workQueue(queue: QueueName, handler: Handler<never>): Promise<void> {
    const polling = {
      // a mail whose turn is far off would count its waiting as work
      batchSize: sendsMail(queue) ? 3 : 10,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: pollSeconds,
    } as const;
    const onOutcome = (outcome: Outcome) => onAttempt?.(queue, outcome);
    await boss.work<object, void, typeof polling>(queue, polling, (jobs) =>
      Promise.all(
        jobs.map((job) => {
          const context = { id: job.id, queue, attempt: job.retryCount };
          return attemptJob(job, () => handler(job.data as never, context), { boss, log, onOutcome });
        }),
      ),
    );
  }

  return {
    send: (trx, queue, data, options) => sends.send(trx, queue, data, options),
    sending: (queue, data) => sends.expression(queue, data),
    work(queue, handler) {
      if (handlers.has(queue)) throw new Error(`Queue ${queue} has a handler already`);
      handlers.set(queue, handler as Handler<never>);
    },
    every(cron, queue, data) {
      schedules.push({ cron, queue, data });
    },
    async start() {
      await boss.start();
      await prepareQueues(boss, base.db, { retryDelay, expireInSeconds });
      await sends.prepare(base.db, queueNames);
      for (const { cron, queue, data } of schedules) await boss.schedule(queue, cron, data, { tz: "Asia/Jakarta" });
      for (const [queue, handler] of handlers) await workQueue(queue, handler);
    },
    async stop() {
      errors.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
