import { availableParallelism } from "node:os";

/** Too many passwords wait to be hashed; answered as 503 with Retry-After. */
export class HashingBusy extends Error {
  readonly statusCode = 503;
  constructor() {
    super("too many passwords wait to be hashed");
    this.name = "HashingBusy";
  }
}

export type RunQueued = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue that runs at most `maxRunning` pieces of work and lets at most `maxWaiting` wait.
 * @throws HashingBusy from `run` when the queue is full
 */
export function createHashingQueue({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): RunQueued {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new HashingBusy();
      await new Promise<void>((resume) => waiting.push(resume));
    } else running++;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or is given up.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * The process's own queue: 128 MB and one core for each hash in work, so at most two at once, and one core is left for
 * pages. Sixty seconds of work may wait.
 */
export const runHashing = createHashingQueue({
  maxRunning: Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 100,
});
