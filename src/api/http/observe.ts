import type { FastifyInstance } from "fastify";
import type { CoreDeps } from "./deps.ts";
import { traceOfCall } from "./trace-requests.ts";

/** Methods that the metrics name; a client may send thirty others. */
const namedMethods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

interface ResponseRecord {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** From the request to the end of its response. */
  milliseconds: number;
  /** The id of its trace, where it was traced. */
  trace?: string | undefined;
}

type ObserveDeps = Pick<CoreDeps, "config" | "log" | "metrics">;

/** Writes one log line and one measurement for each response: the route's pattern, never the URL or what was sent. */
export function observeResponses(app: FastifyInstance, deps: ObserveDeps): void {
  const record = createRecorder(deps);
  app.addHook("onResponse", async (request, reply) => {
    record({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? (request.url.startsWith("/api/") ? "unknown" : "site"),
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
      trace: traceOfCall(request),
    });
  });
}

/** Slower responses are logged whatever the sample, in milliseconds. */
const slow = 1000;

/**
 * Returns what measures every response and logs `LOG_SAMPLE` percent of them, evenly, and all that failed or were slow.
 * The HTTP server does so for pages, whose route is `site`.
 */
export function createRecorder({ config, log, metrics }: ObserveDeps): (response: ResponseRecord) => void {
  let share = 0;
  return ({ requestId, method, route, status, milliseconds, trace }) => {
    const measuredMethod = namedMethods.has(method) ? method : "other";
    metrics.requests.observe({ method: measuredMethod, route, status: String(status) }, milliseconds / 1000);
    share += config.logSample;
    const isSampled = share >= 100;
    if (isSampled) share -= 100;
    if (!isSampled && status < 500 && milliseconds < slow) return;
    const about = { request: requestId, method, route, status, ms: Math.round(milliseconds) };
    log.info({ ...about, ...(trace && { trace }) }, "responded");
  };
}
