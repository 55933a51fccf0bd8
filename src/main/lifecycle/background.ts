import type { Log } from "#infra/log/log.server.ts";

/** Work that nobody waits for, such as making pages again; what it uses is closed after it. */
export interface Background {
  /** Is aborted when the process begins to end: long work ends early. */
  ending: AbortSignal;
  /** Begins work unless the process ends; its failure is logged with a text and what it is about. */
  run(work: () => Promise<unknown>, failure: string, about?: object): void;
  /** Waits for what is running, and lets nothing more begin. */
  end(): Promise<void>;
}

/** @param ending aborted when the process begins to end */
export function createBackground(log: Pick<Log, "error">, ending: AbortSignal): Background {
  const running = new Set<Promise<void>>();
  let hasEnded = false;
  return {
    ending,
    run(work, failure, about = {}) {
      if (hasEnded || ending.aborted) return;
      const ended = work()
        .then(() => {})
        .catch((error) => log.error({ err: error, ...about }, failure))
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    async end() {
      hasEnded = true;
      await Promise.all(running);
    },
  };
}
