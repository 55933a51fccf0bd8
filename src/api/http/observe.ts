import type { FastifyInstance } from "fastify";
import type { CoreDeps } from "./deps.ts";

/** Methods that the metrics name; a client may send thirty others. */
const namedMethods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Logs and measures each response by the pattern of its route, never by its address or content. Pages have no route here
 * and count as `site`; cached ones are sent before this hook.
 */
export function observeResponses(app: FastifyInstance, { log, metrics }: CoreDeps): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? (request.url.startsWith("/api/") ? "unknown" : "site");
    const status = reply.statusCode;
    const seconds = reply.elapsedTime / 1000;
    const method = namedMethods.has(request.method) ? request.method : "other";
    metrics.requests.observe({ method, route, status: String(status) }, seconds);
    log.info(
      { request: request.id, method: request.method, route, status, ms: Math.round(reply.elapsedTime) },
      "responded",
    );
  });
}
