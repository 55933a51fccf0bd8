import { setTimeout as sleep } from "node:timers/promises";

/** First pause before the failed pages are tried again, in milliseconds; doubles up to the longest. */
const firstPause = 1000;
const longestPause = 60_000;

interface RetryOptions {
  /** Called for each failed attempt at a page. */
  onError: (error: unknown, pathname: string) => void;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Makes pages one after the other; those that fail (the database is away) are retried until every page is made. */
export async function makeAllPages(
  pathnames: readonly string[],
  make: (pathname: string) => Promise<unknown>,
  { onError, pause = (milliseconds) => sleep(milliseconds, undefined, { ref: false }) }: RetryOptions,
): Promise<void> {
  let remaining = pathnames;
  for (let wait = firstPause; ; wait = Math.min(2 * wait, longestPause)) {
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
