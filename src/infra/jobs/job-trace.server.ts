import type { JobWithMetadata } from "pg-boss";
import type { Tracing } from "../tracing/tracing.server.ts";

/** Returns a payload with the present trace, which is so stored in the transaction that stores the job. */
export function addTrace(data: object, tracing: Pick<Tracing, "current">): object {
  const traceparent = tracing.current();
  return traceparent ? { ...data, traceparent } : data;
}

/** Returns the trace of a stored payload, if any, and what the job was sent with. */
export function takeTrace(stored: object): { trace?: string; data: object } {
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
