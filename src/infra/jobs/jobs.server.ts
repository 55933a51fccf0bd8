import { type RawBuilder, sql } from "kysely";
import type { JobWithMetadata } from "pg-boss";
import type { OpenDatabase } from "../database/open-database.server.ts";
import { isOutage } from "../database/outage.server.ts";
import type { Database, Trx } from "../database/tables.server.ts";
import type { Log } from "../log/log.server.ts";
import { noTracing, type Tracing } from "../tracing/tracing.server.ts";
import { addTrace, attemptJob, continueTrace, type Outcome } from "./attempt-job.server.ts";
import { openBoss, prepareQueues, type QueueTimes } from "./open-boss.server.ts";
import { prepareSends, type SendOptions } from "./prepared-sends.server.ts";
import { type QueueName, type Queues, queueNames, sendsMail } from "./queues.server.ts";
import { wakeWorkers } from "./wake-workers.server.ts";

export interface JobContext {
  id: string;
  queue: QueueName;
  /** 0 at the first attempt. */
  attempt: number;
}

type Handler<Data> = (data: Data, context: JobContext) => Promise<void>;

/** Work done later, at least once: handlers must be repeatable. */
export interface Jobs {
  /** Enqueues inside the caller's transaction: the job exists when, and only when, the change does. */
  send<Name extends QueueName>(
    trx: Database | Trx,
    queue: Name,
    data: Queues[Name],
    options?: SendOptions,
  ): Promise<void>;
  /** Returns an expression for the caller's own statement that enqueues when it is evaluated; saves a round trip. */
  sending<Name extends QueueName>(queue: Name, data: Queues[Name]): RawBuilder<string | null>;
  /** Registers the handler of a queue. What throws is retried with growing delay, PermanentFailure a few times only. */
  work<Name extends QueueName>(queue: Name, handler: Handler<Queues[Name]>): void;
  /** Schedules a job (cron expression, Asia/Jakarta). */
  every<Name extends QueueName>(cron: string, queue: Name, data: Queues[Name]): void;
  /** Makes the queues ready for what is sent to them; what can fail about them fails here. */
  prepare(): Promise<void>;
  /** Prepares the queues unless that was done, and begins to run jobs. */
  start(): Promise<void>;
  /** Ends a start in progress and waits for running jobs, at most ten seconds. Sending a job afterwards throws. */
  stop(): Promise<void>;
}

export interface JobsOptions extends Partial<QueueTimes> {
  log: Log;
  /** Whether jobs are only sent here, and another process of the instance, which started first, runs them. */
  onlySends?: boolean;
  /** Seconds after which all queues are checked for due jobs of which nothing notified, by default five. */
  checkSeconds?: number;
  /** Called after each attempt, for the metrics; `seconds` have passed since the job was due. */
  onAttempt?: (queue: QueueName, outcome: Outcome, seconds: number) => void;
  /** Called after an attempt that was a job's last, and failed. */
  onGivenUp?: (queue: QueueName) => void;
  /** Continues the trace in which a job was sent. */
  tracing?: Tracing;
}

/** Returns how long ago a job could run; how long its retries wait is part of that. */
function secondsSinceDue({ createdOn, startAfter, retryCount }: JobWithMetadata<object>): number {
  const due = Math.max(createdOn.getTime(), retryCount === 0 ? startAfter.getTime() : 0);
  return (Date.now() - due) / 1000;
}

/** Seconds between the polls of a worker, which is woken when a job of its queue is due (see wake-workers.server.ts). */
const pollingIntervalSeconds = 3600;

/** Creates the job queue on the program's own database. Register handlers, then `prepare`, then serve, then `start`. */
export function createJobs(base: OpenDatabase, options: JobsOptions): Jobs {
  const { log, retryDelay = 5, expireInSeconds, checkSeconds = 5, onlySends = false } = options;
  const { onAttempt, onGivenUp, tracing = noTracing } = options;
  const boss = openBoss(base, { onlySends });
  const errors = logQueueErrors(log, () => sql`select 1`.execute(base.db));
  const waking = wakeWorkers({ base, boss, checkSeconds, onError: errors.log });
  boss.on("error", errors.log);
  const handlers = new Map<QueueName, Handler<never>>();
  const schedules: { cron: string; queue: QueueName; data: object }[] = [];
  const sends = prepareSends(boss);

  async function forgetFailed(queue: string): Promise<void> {
    await sql`delete from pgboss.job where name = ${queue} and state in ('failed', 'retry')`.execute(base.db);
  }

  async function workQueue(queue: QueueName, handler: Handler<never>): Promise<void> {
    const polling = {
      // The time that a mail waits for its batch counts towards `expireInSeconds`.
      batchSize: sendsMail(queue) ? 3 : 10,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds,
    } as const;
    await boss.work<object, void, typeof polling>(queue, polling, (jobs) => {
      if (jobs.length === polling.batchSize) waking.wake(queue);
      return Promise.all(
        jobs.map((job) => {
          const context = { id: job.id, queue, attempt: job.retryCount };
          const handle = () => continueTrace(tracing, job, (data) => handler(data as never, context));
          const onOutcome = (outcome: Outcome) => {
            if (outcome === "failed") waking.checkSoon();
            if (outcome === "given_up") onGivenUp?.(queue);
            onAttempt?.(queue, outcome, secondsSinceDue(job));
          };
          return attemptJob(job, handle, { boss, log, onOutcome, forgetFailed });
        }),
      );
    });
  }

  let preparing: Promise<void> | undefined;
  let starting: Promise<void> | undefined;
  let phase: "open" | "stopping" | "stopped" = "open";
  const expectOpen = () => {
    if (phase === "stopped") throw new Error("The job queue is stopped");
  };

  async function prepareOnce(): Promise<void> {
    await boss.start();
    if (onlySends) return;
    await prepareQueues(boss, base.db, { retryDelay, expireInSeconds });
    await sends.prepare(base.db, queueNames);
  }
  const prepare = () => {
    preparing ??= phase === "open" ? prepareOnce() : Promise.resolve();
    return preparing;
  };

  async function startOnce(): Promise<void> {
    await prepare();
    if (onlySends) return;
    const isOpen = () => phase === "open";
    for (const { cron, queue, data } of schedules)
      if (isOpen()) await boss.schedule(queue, cron, data, { tz: "Asia/Jakarta" });
    for (const [queue, handler] of handlers) if (isOpen()) await workQueue(queue, handler);
    if (!isOpen()) return;
    for (const { name, id } of boss.getWipData({ includeInternal: true })) waking.add(name, id);
    if (handlers.size > 0) await waking.start();
  }

  return {
    async send(trx, queue, data, options) {
      expectOpen();
      await sends.send(trx, queue, addTrace(data, tracing), options);
    },
    sending(queue, data) {
      expectOpen();
      return sends.expression(queue, addTrace(data, tracing));
    },
    work(queue, handler) {
      if (handlers.has(queue)) throw new Error(`Queue ${queue} has a handler already`);
      handlers.set(queue, handler as Handler<never>);
    },
    every(cron, queue, data) {
      schedules.push({ cron, queue, data });
    },
    prepare,
    start() {
      expectOpen();
      starting ??= startOnce();
      return starting;
    },
    async stop() {
      if (phase === "open") phase = "stopping";
      // What fails of them is reported to those who called them.
      await Promise.allSettled([preparing, starting]);
      await waking.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
      errors.stop();
      phase = "stopped";
    },
  };
}

/**
 * Logs the errors of the job queue. Every worker has one each second while the database is unreachable, so an outage is
 * logged once when it begins and once when it ends.
 * @param probe any statement that succeeds once the database is reachable
 * @param probeInterval in milliseconds
 */
export function logQueueErrors(log: Log, probe: () => Promise<unknown>, probeInterval = 1000) {
  let timer: NodeJS.Timeout | undefined;
  let suppressed = 0;

  function scheduleProbe() {
    timer = setTimeout(probeOnce, probeInterval);
    timer.unref();
  }
  async function probeOnce() {
    try {
      await probe();
    } catch {
      if (timer) scheduleProbe();
      return;
    }
    timer = undefined;
    log.warn({ suppressed }, "job queue: the database is reachable again");
  }

  return {
    log(error: unknown): void {
      if (!isOutage(error)) {
        log.error({ err: error }, "job queue");
      } else if (timer) {
        suppressed++;
      } else {
        suppressed = 0;
        log.error({ err: error }, "job queue: the database is unreachable");
        scheduleProbe();
      }
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
