import type { Database } from "#infra/database/tables.server.ts";
import { consumeRateLimit, type Limit } from "#infra/limits/rate-limit.server.ts";

/** Returns the limit of a window for a number of mails in a minute; short windows, so that a relay gets no bursts. */
function windowOf(perMinute: number): Limit {
  return perMinute >= 60 ? { max: Math.floor(perMinute / 12), seconds: 5 } : { max: perMinute, seconds: 60 };
}

/** Waits until one more mail may be sent; all instances share the rate. Returns false when `signal` ended the wait. */
export async function waitForTurn(
  { db, now, perMinute }: { db: Database; now: () => Date; perMinute: number },
  signal: AbortSignal,
): Promise<boolean> {
  const claim = { scope: "newsletter", who: "letters", limit: windowOf(perMinute) };
  while (!signal.aborted) {
    const { allowed, retryAfter } = await consumeRateLimit(db, { ...claim, now: now() });
    if (allowed) return true;
    await sleep(retryAfter * 1000, signal);
  }
  return false;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
