import { createServer, type Server } from "node:http";
import { isIP } from "node:net";
import type { Metrics } from "#infra/log/metrics.server.ts";
import { readiness } from "../site/health.ts";
import type { CoreDeps } from "./deps.ts";

/** Returns whether an address is that of this machine alone. */
const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));

/**
 * Opens the operator's port: /metrics for Prometheus, and the two health paths. It has no authentication, so it listens on
 * loopback unless `OPERATOR_HOST` names an address that only the operator's own machines reach. On loopback it answers to
 * the names of loopback only: a page in a browser of the server could reach it by a name of its own that leads here.
 */
export async function openOperatorPort(port: number, deps: CoreDeps & { metrics: Metrics }): Promise<Server> {
  const ready = readiness(deps);
  const { registry } = deps.metrics;
  const isOpen = !isLoopback(deps.config.operatorHost);
  const server = createServer(async (request, response) => {
    const host = URL.parse(`http://${request.headers.host ?? ""}`)?.hostname.replace(/^\[|\]$/g, "") ?? "";
    if (!isOpen && !isLoopback(host)) response.writeHead(421).end();
    else if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    } else if (request.url === "/metrics") {
      response.setHeader("content-type", registry.contentType).end(await registry.metrics());
    } else if (request.url === "/healthz") {
      response.end("ok\n");
    } else if (request.url === "/readyz") {
      const missing = await ready();
      response.writeHead(missing ? 503 : 200).end(`${missing ?? "ready"}\n`);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(port, deps.config.operatorHost, resolve),
  );
  return server;
}
