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

const ours = /^\/(api(\/|\?|$)|healthz(\?|$)|readyz(\/pages)?(\?|$))/;

type Calls = (api: Api, deps: CoreDeps) => void | Promise<void>;

export interface ApiOptions {
  /** Lets main.ts answer cached pages before the router sees them. */
  serverFactory?: FastifyServerFactory;
  /** Which calls to register; all of them unless told. */
  calls?: Calls;
}

/**
 * The HTTP API. Requests outside /api (and the two health paths) go to `deps.site` untouched.
 */
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
    // An address that cannot be read comes before every hook.
    frameworkErrors: (error, request, reply) => {
      if (handToSite(request, reply, deps.site)) return reply;
      setResponseHeaders(request, reply, config);
      return sendError(error, request, reply, log);
    },
    clientErrorHandler: answerBrokenHttp,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data) => {
    replaceLoneSurrogates(data);
    const parsed = safeParse(schema, httpPart === "body" ? (data ?? {}) : data, { reportInput: true });
    if (!parsed.success) return { error: invalidInput(readIssues(parsed.error.issues)) };
    const nul = findNulPath(parsed.data);
    if (nul === undefined) return { value: parsed.data };
    // No rule of the call's own minded, the database would.
    const refusal =
      httpPart === "params" ? new Problem(404, "not_found") : invalidInput([{ path: nul, code: "invalid_characters" }]);
    return { error: refusal };
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));

  app.addHook("onRequest", async (request, reply) => void handToSite(request, reply, deps.site));
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

/** Leaves what is not ours to the site; true when it did. */
function handToSite(request: FastifyRequest, reply: FastifyReply, site: CoreDeps["site"]): boolean {
  if (!site || ours.test(request.url)) return false;
  reply.hijack();
  reply.raw.setHeader("x-request-id", request.id);
  site(request.raw as IncomingMessage, reply.raw as ServerResponse, request.ip);
  return true;
}

function readRequestId(given: string | string[] | undefined): string | undefined {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}

/** Answers what is not even HTTP, in the same form as everything else. */
function answerBrokenHttp(error: { code?: string }, socket: import("node:stream").Duplex): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const body = JSON.stringify(describeProblem(status, "invalid_request", "id"));
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/problem+json; charset=utf-8\r\nX-Request-Id: ${randomUUID()}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
