import cluster from "node:cluster";
import { createServer } from "node:http";
import { AggregatorRegistry, Gauge, Registry } from "prom-client";

/** Lets the supervisor read the metrics of this process, where it has one. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([registry]);
  // The constructor begins to listen for the supervisor's requests.
  void new AggregatorRegistry();
}

interface OperatorAddress {
  port: number;
  host: string;
  /** Where the site is served on this machine. */
  site: string;
}

/** Opens the operator's port for all processes of an instance: the sums of their metrics, and the readiness of the site. */
export function openSharedMetrics({ port, host, site }: OperatorAddress): void {
  const registry = new AggregatorRegistry();
  const own = new Registry();
  // prom-client leaves it out of sums. That of the instance is when its first process began.
  new Gauge({
    name: "process_start_time_seconds",
    help: "Start time of the process since unix epoch in seconds.",
    registers: [own],
  }).set(Math.round(performance.timeOrigin / 1000));
  const server = createServer(async (request, response) => {
    try {
      if (request.url === "/metrics") {
        response
          .setHeader("content-type", registry.contentType)
          .end(`${await registry.clusterMetrics()}\n${await own.metrics()}`);
      } else if (request.url === "/healthz") {
        response.end("ok\n");
      } else if (request.url === "/readyz") {
        const { ok } = await fetch(`${site}/readyz`);
        response.writeHead(ok ? 200 : 503).end(ok ? "ready\n" : "not ready\n");
      } else response.writeHead(404).end();
    } catch (error) {
      response.writeHead(503).end(`${error instanceof Error ? error.message : error}\n`);
    }
  });
  server.on("error", (error) => {
    console.error(`OPERATOR_HOST=${host}, OPERATOR_PORT=${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, host);
  server.unref();
}
