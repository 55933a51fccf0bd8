import { setTimeout as sleep } from "node:timers/promises";

/** Pause before the failed pages are retried, in milliseconds; it doubles up to the longest. */
const firstPause = 1000;
const maxPause = 60_000;

interface RetryOptions {
  /** Idle time after a page per unit of time that it took. */
  idlePerWork?: number;
  /** Called for each failed attempt at a page. */
  onError: (error: unknown, pathname: string) => void;
  /** Ends the work when it is aborted, whatever is still to be made. */
  ending?: AbortSignal | undefined;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Makes pages one after the other; those that fail, as in an outage of the database, are retried until all are made.
 */
export async function makeAllPages(
  pathnames: readonly string[],
  make: (pathname: string) => Promise<unknown>,
  { idlePerWork = 0, onError, ending, pause = (milliseconds) => rest(milliseconds, ending) }: RetryOptions,
): Promise<void> {
  let remaining = pathnames;
  for (let wait = firstPause; ; wait = Math.min(2 * wait, maxPause)) {
    const failed: string[] = [];
    for (const pathname of remaining) {
      if (ending?.aborted) return;
      const started = performance.now();
      try {
        await make(pathname);
      } catch (error) {
        onError(error, pathname);
        failed.push(pathname);
      }
      if (idlePerWork > 0) await pause(idlePerWork * (performance.now() - started));
    }
    if (failed.length === 0 || ending?.aborted) return;
    remaining = failed;
    await pause(wait);
  }
}

/** Waits so many milliseconds, or until `ending`. */
const rest = (milliseconds: number, ending: AbortSignal | undefined) =>
  sleep(milliseconds, undefined, { ref: false, signal: ending }).catch(() => {});
