import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { type Log, scrub } from "../log/log.server.ts";
import { PermanentFailure } from "./permanent-failure.server.ts";
import { carriesAddress } from "./queues.server.ts";

export type Outcome = "done" | "failed" | "given_up";

export interface AttemptDeps {
  boss: PgBoss;
  log: Log;
  onOutcome: (outcome: Outcome) => void;
}

/** How often even a permanent failure is tried again: a relay that is being mended refuses for good as well, for a while. */
const doubted = 9;

/** Runs one job of a batch once and answers what became of it; never throws. */
export async function attemptJob(
  job: JobWithMetadata<object>,
  handle: () => Promise<void>,
  { boss, log, onOutcome }: AttemptDeps,
): Promise<JobResult> {
  const about = { queue: job.name, job: job.id, attempt: job.retryCount };
  if (endedSilently(job)) log.error(about, "an earlier attempt took too long, or its process died");
  const abandoned = () => log.error(about, "job abandoned while it ran, will be tried again unless it ends first");
  job.signal.addEventListener("abort", abandoned, { once: true });
  try {
    await handle();
  } catch (error) {
    const permanent = error instanceof PermanentFailure && job.retryCount >= doubted;
    const last = permanent || job.retryCount >= job.retryLimit;
    onOutcome(last ? "given_up" : "failed");
    if (last) log.error({ err: error, ...about }, "job failed and is given up; `npm run jobs` lists it");
    else log.warn({ err: error, ...about }, "job failed, will be tried again");
    // "deadletter" without such a queue: failed for good
    return { id: job.id, status: permanent ? "deadletter" : "failed", output: { message: scrub(String(error)) } };
  } finally {
    job.signal.removeEventListener("abort", abandoned);
  }
  onOutcome("done");
  // Written down at once: a neighbour in the batch that takes too long must not make a mail go out again. Done late, it
  // is done all the same, and need not be tried again.
  const settled = carriesAddress(job.name)
    ? boss.deleteJob(job.name, job.id)
    : boss.complete(job.name, job.id, null, { includeQueued: true });
  await settled.catch((error) => log.warn({ err: error, ...about }, "job done, to be written down with its batch"));
  return { id: job.id, status: "completed" };
}

/** Whether pg-boss itself ended the attempt before: nobody was there to log it. */
function endedSilently({ retryCount, output }: JobWithMetadata<object>): boolean {
  const { value } = (output ?? {}) as { value?: { message?: unknown } };
  return retryCount > 0 && typeof value?.message === "string" && /time(d |)out/.test(value.message);
}
