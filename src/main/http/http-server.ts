import { createServer, type RequestListener, type Server } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import { isApiUrl, requestIdOf } from "#api/http/app.ts";
import type { CoreDeps } from "#api/http/deps.ts";
import { createRecorder } from "#api/http/observe.ts";
import { traceRequest } from "#api/http/trace-requests.ts";
import type { Config } from "#infra/config/config.server.ts";
import { noTracing } from "#infra/tracing/tracing.server.ts";
import type { PageServer } from "#page-server/page-handler.ts";
import { warnOfUnnamedProxy } from "../preflight/start-warnings.ts";
import { normalizeRequest } from "./request-target.ts";

/**
 * How long the server keeps an idle connection, in milliseconds: longer than proxies do (a minute), else they send a request
 * into one that is being closed.
 */
export const keepAliveTimeout = 72_000;
/** How long a request may take to arrive, in milliseconds, and how many connections are open at once. */
const requestTimeouts = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
const maxConnections = 5_000;

interface HttpServerDeps extends Pick<CoreDeps, "config" | "log" | "metrics" | "tracing"> {
  /** Handles the requests of the API. */
  api: RequestListener;
  pages: Pick<PageServer, "sendCached" | "handle">;
  /** Comes before everything else: Vite in development. */
  before?: ((next: RequestListener) => RequestListener) | undefined;
  /** Wraps the whole, as a process that drains does. */
  around?: (next: RequestListener) => RequestListener;
}

/**
 * Creates the server of the whole suite: cached pages are sent at once, /api goes to the API, the rest to the pages.
 */
export function createHttpServer(deps: HttpServerDeps): Server {
  const { config, log, before = unchanged, around = unchanged } = deps;
  const route = addNoindexHeader(config, createRouter(deps));
  const listener = around(warnOfUnnamedProxy(config, log, before(route)));
  const server = createServer({ keepAliveTimeout, ...requestTimeouts }, normalizeRequest(config, listener));
  server.maxConnections = maxConnections;
  return server;
}

const unchanged = (next: RequestListener) => next;

/** A login of a demonstration by one press is a call of the API under an address of the back office. */
const demoAddress = /^\/admin\/demo\/(?=[\w-]+$)/;

function createRouter(deps: HttpServerDeps): RequestListener {
  const { api, pages, config, tracing = noTracing } = deps;
  const record = createRecorder(deps);
  const clientIp = createClientIp(config);
  return (request, response) => {
    // First, because most requests are for a cached page; these are not logged.
    if (pages.sendCached(request, response)) return;
    request.url = request.url!.replace(demoAddress, "/api/auth/demo/");
    if (isApiUrl(request.url!)) return api(request, response);
    const started = performance.now();
    const requestId = requestIdOf(request);
    response.setHeader("x-request-id", requestId);
    const method = request.method!;
    traceRequest(tracing, { requestId, method, route: "site" }, response, (trace) => {
      response.once("finish", () => {
        const milliseconds = performance.now() - started;
        record({ requestId, method, route: "site", status: response.statusCode, milliseconds, trace });
      });
      pages.handle(request, response, clientIp(request));
    });
  };
}

/** Returns the address of the client behind the trusted proxies, as the API reads it. */
function createClientIp({ trustedProxies }: Pick<Config, "trustedProxies">) {
  const isTrusted = proxyAddress.compile(trustedProxies);
  return (request: Parameters<RequestListener>[0]): string => proxyAddress(request, isTrusted);
}

/** Keeps every response of a staging site (ROBOTS=noindex) out of search engines: pages, files and calls. */
function addNoindexHeader({ listed }: Pick<Config, "listed">, next: RequestListener): RequestListener {
  if (listed) return next;
  return (request, response) => {
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    next(request, response);
  };
}
