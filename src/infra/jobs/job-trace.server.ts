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
