import type { PgBoss } from "pg-boss";
import type { QueueName } from "./queues.server.ts";

/** Milliseconds after a send until its worker looks for the job, in which the caller's statement has begun. */
const delay = 50;

/** Milliseconds between two times at which a worker is woken, so that many sends cost no more than polling did. */
const interval = 1000;

/**
 * Lets workers look for jobs soon after a send. Only for the embedded database, which belongs to this process: the worker's
 * query waits there for the end of the transaction that sends the job. Polling twenty queues every second instead takes a
 * seventh of a core.
 */
export function wakeWorkers(boss: Pick<PgBoss, "notifyWorker">) {
  const workers = new Map<QueueName, string>();
  const wokenAt = new Map<QueueName, number>();
  const scheduled = new Set<QueueName>();
  return {
    add: (queue: QueueName, worker: string) => void workers.set(queue, worker),
    wake(queue: QueueName): void {
      const worker = workers.get(queue);
      if (!worker || scheduled.has(queue)) return;
      scheduled.add(queue);
      const next = (wokenAt.get(queue) ?? Number.NEGATIVE_INFINITY) + interval;
      const wake = () => {
        scheduled.delete(queue);
        wokenAt.set(queue, performance.now());
        boss.notifyWorker(worker);
      };
      setTimeout(wake, Math.max(delay, next - performance.now())).unref();
    },
  };
}
