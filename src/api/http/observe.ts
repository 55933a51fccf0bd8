import type { FastifyInstance } from "fastify";
import type { CoreDeps } from "./deps.ts";

/** Methods that the metrics name; a client may send thirty others. */
const namedMethods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

interface ResponseRecord {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** From the request to the end of its response. */
  milliseconds: number;
}

/** Writes one log line and one measurement for each response: the route's pattern, never the URL or what was sent. */
export function observeResponses(app: FastifyInstance, deps: Pick<CoreDeps, "log" | "metrics">): void {
  app.addHook("onResponse", async (request, reply) => {
    recordResponse(deps, {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? (request.url.startsWith("/api/") ? "unknown" : "site"),
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
  });
}

/** Logs and measures a response; the HTTP server does so for pages, whose route is `site`. */
export function recordResponse({ log, metrics }: Pick<CoreDeps, "log" | "metrics">, record: ResponseRecord): void {
  const { requestId, method, route, status, milliseconds } = record;
  const measuredMethod = namedMethods.has(method) ? method : "other";
  metrics.requests.observe({ method: measuredMethod, route, status: String(status) }, milliseconds / 1000);
  log.info({ request: requestId, method, route, status, ms: Math.round(milliseconds) }, "responded");
}
