import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import Fastify, { type FastifyInstance, type FastifyServerFactory } from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { type $ZodType, safeParse } from "zod/v4/core";
import { noTracing } from "#infra/tracing/tracing.server.ts";
import { health } from "../site/health.ts";
import { countAttempts } from "./attempts.ts";
import { addBodyParsers, bodyLimits } from "./bodies.ts";
import type { Api, ApiDeps, CoreDeps } from "./deps.ts";
import { readIssues } from "./issues.ts";
import { observeResponses } from "./observe.ts";
import { describeCalls } from "./openapi.ts";
import { describeProblem, type Issue, Problem, sendError } from "./problem.ts";
import { addResponseHeaders, setResponseHeaders } from "./response-headers.ts";
import { findNulPath, replaceLoneSurrogates } from "./storable-text.ts";
import { traceCalls } from "./trace-requests.ts";
import { handleUnknownPaths } from "./unknown-paths.ts";

/** Addresses of the API: its calls and the health checks. */
const apiUrl = /^\/(api(\/|\?|$)|healthz(\?|$)|readyz(\/pages)?(\?|$))/;

type Calls = (api: Api, deps: CoreDeps) => void | Promise<void>;

export interface ApiOptions {
  /** Creates the HTTP server around the API's handler; a server of the API alone unless given. */
  serverFactory?: FastifyServerFactory;
  /** Which calls to register; all of them unless given. */
  calls?: Calls;
}

/** Builds the HTTP API. It responds 404 outside of /api and the health checks: pages are served by main's HTTP server. */
export function buildApi(deps: ApiDeps, options?: ApiOptions): Promise<FastifyInstance>;
export function buildApi(deps: CoreDeps, options: ApiOptions & { calls: Calls }): Promise<FastifyInstance>;
export async function buildApi(deps: CoreDeps, options: ApiOptions = {}): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
    bodyLimit: bodyLimits.usual,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIdOf,
    forceCloseConnections: "idle",
    // A malformed address is reported before any hook runs.
    frameworkErrors: (error, request, reply) => {
      setResponseHeaders(request, reply, config);
      return sendError(error, request, reply, log);
    },
    clientErrorHandler: respondToBrokenHttp,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data) => {
    replaceLoneSurrogates(data);
    const parsed = safeParse(schema, httpPart === "body" ? (data ?? {}) : data, { reportInput: true });
    if (!parsed.success) return { error: invalidInput(readIssues(parsed.error.issues)) };
    const nul = findNulPath(parsed.data);
    if (nul === undefined) return { value: parsed.data };
    // The database would refuse it.
    const refusal =
      httpPart === "params" ? new Problem(404, "not_found") : invalidInput([{ path: nul, code: "invalid_characters" }]);
    return { error: refusal };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));

  traceCalls(app, deps.tracing ?? noTracing);
  addResponseHeaders(app, config);
  observeResponses(app, deps);
  addBodyParsers(app);
  handleUnknownPaths(app, config);
  await describeCalls(app, config);
  health(app, deps);
  const calls = options.calls ?? ((await import("../calls.ts")).registerCalls as Calls);
  await app.register(
    async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>();
      countAttempts(api, deps);
      await calls(api, deps);
    },
    { prefix: "/api" },
  );
  await app.ready();
  return app;
}

const invalidInput = (issues: Issue[]) => new Problem(400, "invalid_input", { issues });

/** Returns whether a request belongs to the API. */
export function isApiUrl(url: string): boolean {
  return apiUrl.test(url);
}

/** Returns the request's id: that of the proxy in front when it is harmless, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Responds to what is not even HTTP with a problem, as to every refused call. */
function respondToBrokenHttp(error: { code?: string }, socket: import("node:stream").Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const body = JSON.stringify(describeProblem(status, "invalid_request", "id"));
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/problem+json; charset=utf-8\r\nX-Request-Id: ${randomUUID()}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
