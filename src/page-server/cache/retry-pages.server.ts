import { setTimeout as sleep } from "node:timers/promises";

/** Pause before the failed pages are retried, in milliseconds; it doubles up to the longest. */
const firstPause = 1000;
const maxPause = 60_000;

interface RetryOptions {
  /** Called for each failed attempt at a page. */
  onError: (error: unknown, pathname: string) => void;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Makes pages one after the other; those that fail, as in an outage of the database, are retried until all are made.
 */
export async function makeAllPages(
  pathnames: readonly string[],
  make: (pathname: string) => Promise<unknown>,
  { onError, pause = (milliseconds) => sleep(milliseconds, undefined, { ref: false }) }: RetryOptions,
): Promise<void> {
  let remaining = pathnames;
  for (let wait = firstPause; ; wait = Math.min(2 * wait, maxPause)) {
    const failed: string[] = [];
    for (const pathname of remaining) {
      try {
        await make(pathname);
      } catch (error) {
        onError(error, pathname);
        failed.push(pathname);
      }
    }
    if (failed.length === 0) return;
    remaining = failed;
    await pause(wait);
  }
}
