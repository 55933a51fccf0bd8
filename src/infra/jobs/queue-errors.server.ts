import { isOutage } from "../database/outage.server.ts";
import type { Log } from "../log/log.server.ts";

/**
 * Logs the errors of the job queue. Every worker has one each second while the database is away, so an outage is told
 * once when it begins and once when it is over.
 * @param ask anything that the database answers when it is back
 */
export function hearQueueErrors(log: Log, ask: () => Promise<unknown>, lookEvery = 1000) {
  let looking: NodeJS.Timeout | undefined;
  let more = 0;

  function lookLater() {
    looking = setTimeout(look, lookEvery);
    looking.unref();
  }
  async function look() {
    try {
      await ask();
    } catch {
      if (looking) lookLater();
      return;
    }
    looking = undefined;
    log.warn({ more }, "job queue: the database answers again");
  }

  return {
    hear(error: unknown): void {
      if (!isOutage(error)) {
        log.error({ err: error }, "job queue");
      } else if (looking) {
        more++;
      } else {
        more = 0;
        log.error({ err: error }, "job queue: the database does not answer");
        lookLater();
      }
    },
    stop(): void {
      clearTimeout(looking);
      looking = undefined;
    },
  };
}
