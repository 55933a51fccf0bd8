import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { type $ZodType, safeParse } from "zod/v4/core";
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
import { handleUnknownPaths } from "./unknown-paths.ts";

const apiUrls = /^\/(api(\/|\?|$)|healthz(\?|$)|readyz(\/pages)?(\?|$))/;

type Calls = (api: Api, deps: CoreDeps) => void | Promise<void>;

export interface ApiOptions {
  /** Lets main/ send cached pages before the router sees the request. */
  serverFactory?: FastifyServerFactory;
  /** Registers some calls only; the default is all of them. */
  calls?: Calls;
}

/** Builds the HTTP API. Requests outside /api and the health paths are passed to `deps.site` unchanged. */
export function buildApi(deps: ApiDeps, options?: ApiOptions): Promise<FastifyInstance>;
export function buildApi(deps: CoreDeps, options: ApiOptions & { calls: Calls }): Promise<FastifyInstance>;
export async function buildApi(deps: CoreDeps, options: ApiOptions = {}): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = Fastify({
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
    bodyLimit: bodyLimits.usual,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: ({ headers }) => readRequestId(headers["x-request-id"]) ?? randomUUID(),
    forceCloseConnections: "idle",
    // A malformed address is reported before any hook runs.
    frameworkErrors: (error, request, reply) => {
      if (passToSite(request, reply, deps.site)) return reply;
      setResponseHeaders(request, reply, config);
      return sendError(error, request, reply, log);
    },
    clientErrorHandler: refuseBrokenHttp,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data) => {
    replaceLoneSurrogates(data);
    const parsed = safeParse(schema, httpPart === "body" ? (data ?? {}) : data, { reportInput: true });
    if (!parsed.success) return { error: invalidInput(readIssues(parsed.error.issues)) };
    const nul = findNulPath(parsed.data);
    if (nul === undefined) return { value: parsed.data };
    // The schema accepts a NUL, the database does not.
    const refusal =
      httpPart === "params" ? new Problem(404, "not_found") : invalidInput([{ path: nul, code: "invalid_characters" }]);
    return { error: refusal };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));

  app.addHook("onRequest", async (request, reply) => void passToSite(request, reply, deps.site));
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

/** Passes a request outside the API to the site; returns whether it did. */
function passToSite(request: FastifyRequest, reply: FastifyReply, site: CoreDeps["site"]): boolean {
  if (!site || apiUrls.test(request.url)) return false;
  reply.hijack();
  reply.raw.setHeader("x-request-id", request.id);
  site(request.raw as IncomingMessage, reply.raw as ServerResponse, request.ip);
  return true;
}

function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}

/** Refuses a request that is not valid HTTP, in the same form as other refusals. */
function refuseBrokenHttp(error: { code?: string }, socket: import("node:stream").Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const body = JSON.stringify(describeProblem(status, "invalid_request", "id"));
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/problem+json; charset=utf-8\r\nX-Request-Id: ${randomUUID()}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
