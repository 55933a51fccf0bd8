import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { isOutage } from "../database/outage.server.ts";
import { type Log, scrub } from "../log/log.server.ts";
import { type Tracing, traceIdOf } from "../tracing/tracing.server.ts";
import { PermanentFailure } from "./permanent-failure.server.ts";
import { carriesAddress, roundOf } from "./queues.server.ts";

export type Outcome = "done" | "failed" | "given_up";

export interface AttemptDeps {
  boss: PgBoss;
  log: Log;
  onOutcome: (outcome: Outcome) => void;
  /** Deletes the failed jobs of a queue, and those to be tried again. */
  forgetFailed: (queue: string) => Promise<void>;
}

/** Even a permanent failure is retried: a mail relay under repair may refuse permanently for a while. */
const retriesOfPermanentFailure = 9;

/** Runs one job of a batch once and returns its result; never throws. */
export async function attemptJob(
  job: JobWithMetadata<object>,
  handle: () => Promise<void>,
  { boss, log, onOutcome, forgetFailed }: AttemptDeps,
): Promise<JobResult> {
  const trace = traceIdOf(takeTrace(job.data).trace);
  const about = { queue: job.name, job: job.id, attempt: job.retryCount, ...(trace && { trace }) };
  if (endedWithoutResult(job)) log.error(about, "an earlier attempt took too long, or its process died");
  const logAbandoned = () => log.error(about, "job abandoned while it ran, will be tried again unless it ends first");
  job.signal.addEventListener("abort", logAbandoned, { once: true });
  const round = roundOf(job.name);
  // What this one has done or failed at includes whatever earlier ones had failed at.
  const forgetEarlier = async () => {
    if (!round) return;
    await forgetFailed(job.name).catch((error) =>
      log.warn({ err: error, ...about }, "failed jobs could not be deleted"),
    );
  };
  try {
    await handle();
  } catch (error) {
    await forgetEarlier();
    const permanent = round
      ? round === "minutes" || !isOutage(error)
      : error instanceof PermanentFailure && job.retryCount >= retriesOfPermanentFailure;
    const last = permanent || job.retryCount >= job.retryLimit;
    onOutcome(last ? "given_up" : "failed");
    if (last) log.error({ err: error, ...about }, "job failed and is given up; `npm run jobs` lists it");
    else log.warn({ err: error, ...about }, "job failed, will be tried again");
    // Without a dead letter queue, "deadletter" fails the job permanently.
    return { id: job.id, status: permanent ? "deadletter" : "failed", output: { message: scrub(String(error)) } };
  } finally {
    job.signal.removeEventListener("abort", logAbandoned);
  }
  onOutcome("done");
  await forgetEarlier();
  // Stored at once: a job of the same batch that takes too long must not make this mail go out twice. `includeQueued`
  // completes a job that was done late and is already queued for a retry.
  const stored = carriesAddress(job.name)
    ? boss.deleteJob(job.name, job.id)
    : boss.complete(job.name, job.id, null, { includeQueued: true });
  await stored.catch((error) =>
    log.warn({ err: error, ...about }, "job done, its state will be stored with its batch"),
  );
  return { id: job.id, status: "completed" };
}

/** Returns whether pg-boss itself ended the previous attempt, which no process could log. */
function endedWithoutResult({ retryCount, output }: JobWithMetadata<object>): boolean {
  const { value } = (output ?? {}) as { value?: { message?: unknown } };
  return retryCount > 0 && typeof value?.message === "string" && /time(d |)out/.test(value.message);
}

/** Returns a payload with the present trace, which is so stored in the transaction that stores the job. */
export function addTrace(data: object, tracing: Pick<Tracing, "current">): object {
  const traceparent = tracing.current();
  return traceparent ? { ...data, traceparent } : data;
}

/** Returns the trace of a stored payload, if any, and what the job was sent with. */
function takeTrace(stored: object): { trace?: string; data: object } {
  const { traceparent, ...data } = stored as { traceparent?: unknown };
  return typeof traceparent === "string" ? { trace: traceparent, data } : { data };
}

/** Runs the handler of a job in a span of the trace in which the job was sent; one that was scheduled begins a trace. */
export function continueTrace(
  tracing: Tracing,
  job: Pick<JobWithMetadata<object>, "id" | "name" | "data" | "retryCount">,
  handle: (data: object) => Promise<void>,
): Promise<void> {
  const { trace, data } = takeTrace(job.data);
  const attributes = { "job.id": job.id, "job.queue": job.name, "job.attempt": job.retryCount };
  return tracing.span(`job ${job.name}`, { kind: "consumer", parent: trace ?? null, attributes }, () => handle(data));
}
