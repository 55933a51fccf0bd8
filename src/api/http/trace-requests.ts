import { AsyncResource } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { noTracing, type Tracing, traceIdOf } from "#infra/tracing/tracing.server.ts";

interface TracedRequest {
  requestId: string;
  method: string;
  /** The route's pattern, never the URL. */
  route: string;
}

/**
 * Runs what responds to a request in a span that ends with the response. It begins a trace: a `traceparent` from outside
 * is not trusted, because anybody could send one.
 * @param run receives the id of the trace, for the line of the log after the response
 */
export function traceRequest(
  tracing: Tracing,
  request: TracedRequest,
  response: ServerResponse,
  run: (trace?: string) => void,
): void {
  if (tracing === noTracing) {
    run();
    return;
  }
  const { requestId, method, route } = request;
  const span = tracing.open(`${method} ${route}`, {
    kind: "server",
    parent: null,
    attributes: { "http.request.method": method, "http.route": route, "request.id": requestId },
  });
  response.once("close", () => {
    const { statusCode, writableFinished } = response;
    const attributes = { "http.response.status_code": statusCode };
    const code = writableFinished ? String(statusCode) : "aborted";
    span.end({ attributes, ...((statusCode >= 500 || !writableFinished) && { error: { code } }) });
  });
  span.within(() => run(traceIdOf(tracing.current())));
}

/** Paths that balancers and monitoring request every few seconds. */
const health = /^\/(healthz|readyz)/;

interface TracedCall {
  resource: AsyncResource;
  trace: string | undefined;
}

const traced = new WeakMap<FastifyRequest, TracedCall>();

/** Returns the id of the trace of a call. */
export const traceOfCall = (request: FastifyRequest): string | undefined => traced.get(request)?.trace;

/** Traces every call but the health checks. */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  if (tracing === noTracing) return;
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    if (health.test(route)) return done();
    traceRequest(tracing, { requestId: request.id, method: request.method, route }, reply.raw, (trace) => {
      traced.set(request, { resource: new AsyncResource("call"), trace });
      done();
    });
  });
  // The body arrives by events of the socket, which belong to no request.
  app.addHook("preValidation", (request, _reply, done) => {
    const call = traced.get(request);
    if (call) call.resource.runInAsyncScope(done);
    else done();
  });
}
