import type { FastifyInstance } from "fastify";
import type { CoreDeps } from "./deps.ts";

/** Methods with a line of their own in the metrics; a client may send thirty others. */
const usualMethods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

/**
 * One log line and one measurement for each answer: the route's pattern, never the address or what was sent. Pages have
 * no route here and go by `site`; kept ones are answered before they come this far.
 */
export function observeResponses(app: FastifyInstance, { log, metrics }: CoreDeps): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? (request.url.startsWith("/api/") ? "unknown" : "site");
    const status = reply.statusCode;
    const seconds = reply.elapsedTime / 1000;
    const method = usualMethods.has(request.method) ? request.method : "other";
    metrics.requests.observe({ method, route, status: String(status) }, seconds);
    log.info(
      { request: request.id, method: request.method, route, status, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}
