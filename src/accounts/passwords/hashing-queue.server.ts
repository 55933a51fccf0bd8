import { availableParallelism } from "node:os";

/** Too many passwords wait to be hashed; sent as 503 with Retry-After. */
export class HashingBusy extends Error {
  readonly statusCode = 503;
  constructor() {
    super("too many passwords wait to be hashed");
    this.name = "HashingBusy";
  }
}

type QueueTask = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs at most `maxRunning` tasks at a time and lets at most `maxWaiting` wait.
 * @throws HashingBusy from the returned function when the queue is full
 */
export function createHashingQueue({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): QueueTask {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new HashingBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await task();
    } finally {
      // The slot goes to the next task, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * Queues the hashing of this process. Each hash needs 128 MB and one core, so at most two run at a time, and one core is
 * left for pages. About sixty seconds of work may wait.
 */
export const runHashing = createHashingQueue({
  maxRunning: Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 100,
});
