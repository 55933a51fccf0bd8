import { isOutage } from "../database/outage.server.ts";
import type { Log } from "../log/log.server.ts";

/**
 * Logs the errors of the job queue. Every worker has one each second while the database is unreachable, so an outage is
 * logged once when it begins and once when it ends.
 * @param probe any statement that succeeds once the database is reachable
 * @param probeInterval in milliseconds
 */
export function logQueueErrors(log: Log, probe: () => Promise<unknown>, probeInterval = 1000) {
  let timer: NodeJS.Timeout | undefined;
  let suppressed = 0;

  function scheduleProbe() {
    timer = setTimeout(probeOnce, probeInterval);
    timer.unref();
  }
  async function probeOnce() {
    try {
      await probe();
    } catch {
      if (timer) scheduleProbe();
      return;
    }
    timer = undefined;
    log.warn({ suppressed }, "job queue: the database is reachable again");
  }

  return {
    log(error: unknown): void {
      if (!isOutage(error)) {
        log.error({ err: error }, "job queue");
      } else if (timer) {
        suppressed++;
      } else {
        suppressed = 0;
        log.error({ err: error }, "job queue: the database is unreachable");
        scheduleProbe();
      }
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
