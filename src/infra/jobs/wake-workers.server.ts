import { sql } from "kysely";
import type { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/open-database.server.ts";

/** Channel on which each send names its queue, when its transaction commits. */
export const jobsChannel = "jobs";

/** Milliseconds between two times at which a worker is woken, so that many sends cost no more than polling would. */
const interval = 1000;

/** Milliseconds added to the time at which a job is due: timers may end early, and clocks differ by a little. */
const margin = 20;

interface WakingOptions {
  base: Pick<OpenDatabase, "db" | "listen">;
  boss: Pick<PgBoss, "notifyWorker">;
  /** Seconds after which the queues are checked, whether or not anything is known to be due. */
  checkSeconds: number;
  onError: (error: unknown) => void;
}

/**
 * Wakes the workers of queues with due jobs: at a notification of a send, and by one check of all queues, which also
 * returns when the next job is due. Workers that poll for themselves, one query each, take up to a seventh of a core.
 */
export function wakeWorkers({ base, boss, checkSeconds, onError }: WakingOptions) {
  const workers = new Map<string, string>();
  const wokenAt = new Map<string, number>();
  const scheduled = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let nextCheck = Number.POSITIVE_INFINITY;
  let stopListening: (() => Promise<void>) | undefined;
  let isStopped = false;
  let checking = Promise.resolve();

  function wake(queue: string): void {
    const worker = workers.get(queue);
    if (!worker || scheduled.has(queue)) return;
    scheduled.add(queue);
    const earliest = (wokenAt.get(queue) ?? Number.NEGATIVE_INFINITY) + interval;
    const wakeNow = () => {
      scheduled.delete(queue);
      wokenAt.set(queue, performance.now());
      boss.notifyWorker(worker);
    };
    setTimeout(wakeNow, Math.max(0, earliest - performance.now())).unref();
  }

  /** Checks within so many milliseconds, or sooner when that was planned. */
  function checkWithin(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (isStopped || at >= nextCheck) return;
    clearTimeout(timer);
    nextCheck = at;
    timer = setTimeout(() => {
      checking = check();
    }, milliseconds).unref();
  }

  async function check(): Promise<void> {
    nextCheck = Number.POSITIVE_INFINITY;
    let pause = checkSeconds * 1000;
    try {
      for (const { queue, due } of await findWaiting(base.db)) {
        if (!workers.has(queue)) continue;
        if (due <= 0) wake(queue);
        pause = Math.min(pause, due <= 0 ? interval : due + margin);
      }
    } catch (error) {
      onError(error);
    }
    checkWithin(pause);
  }

  return {
    add: (queue: string, worker: string) => void workers.set(queue, worker),
    wake,
    /** Call after a failed attempt: the job's next one may be due before the next check. */
    checkSoon: () => checkWithin(interval),
    async start(): Promise<void> {
      stopListening = await base.listen(jobsChannel, (queue) => {
        // Without a name, notifications may have been lost.
        if (queue === "") return checkWithin(0);
        wake(queue);
        // It may have been sent for later.
        checkWithin(interval);
      });
      checkWithin(0);
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await checking;
      await stopListening?.().catch(onError);
    },
  };
}

/** Returns the queues with waiting jobs, each with the milliseconds until its first is due. */
async function findWaiting(db: OpenDatabase["db"]): Promise<{ queue: string; due: number }[]> {
  const { rows } = await sql<{ queue: string; due: number }>`
    select name as queue, (extract(epoch from min(start_after) - now()) * 1000)::float8 as due
    from pgboss.job where state < 'active' and not blocked group by name`.execute(db);
  return rows;
}
