import type { FastifyInstance } from "fastify";
import type { CoreDeps } from "./deps.ts";

/** One log line and one measurement for each answer: the route's pattern, never the address or what was sent. */
export function observeAnswers(app: FastifyInstance, { log, metrics }: CoreDeps): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const status = reply.statusCode;
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.observe({ method: request.method, route, status: String(status) }, seconds);
    log.info(
      { request: request.id, method: request.method, route, status, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}
