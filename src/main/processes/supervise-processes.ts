import cluster from "node:cluster";
import { createServer } from "node:http";
import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import { announce } from "#infra/log/log.server.ts";
import { CannotStart } from "../preflight/cannot-start.ts";
import { checkPorts } from "../preflight/check-ports.ts";

/** The place of this process among those of one instance. */
export interface ProcessRole {
  /** The first one (0) also runs the jobs, indexes for search, and serves the operator. */
  index: number;
  of: number;
}

/** Key of the environment by which the supervisor gives a process its role; not like one of the configuration. */
const roleKey = "ROLE_OF_PROCESS";

const writeRole = ({ index, of }: ProcessRole): string => `${index}/${of}`;

/** Returns the role that the supervisor gave this process; alone, it is the first of one. */
export function readRole(): ProcessRole {
  const [index = 0, of = 1] = cluster.isWorker ? (process.env[roleKey] ?? "").split("/").map(Number) : [];
  return { index, of };
}

/** Milliseconds until a process that ended by itself is replaced. */
const pause = 1000;

/**
 * Returns how many processes this one has to start and supervise; 0 where it serves itself. Whether the number is allowed
 * is checked by the processes, with the rest of the configuration.
 */
export function processesToSupervise(): number {
  const count = Number(process.env.WEB_PROCESSES || 1);
  return cluster.isPrimary && Number.isInteger(count) && count > 1 ? count : 0;
}

/**
 * Starts the processes of one instance, which share its port, and replaces one that ends. The first one starts alone:
 * it migrates the database, and a refusal to start ends everything. A signal is passed on once, and waits for all.
 */
export async function superviseProcesses(count: number): Promise<void> {
  let hasStarted = false;
  let isEnding = false;
  let exitCode = 0;

  function fork(index: number): void {
    const worker = cluster.fork({ [roleKey]: writeRole({ index, of: count }) });
    worker.once("listening", () => {
      if (hasStarted) return;
      hasStarted = true;
      for (let other = 1; other < count; other++) fork(other);
    });
    worker.once("exit", (code, signal) => {
      if (!isEnding && hasStarted) {
        announce("warn", `process ${index} of ${count} ended with ${signal ?? code}, and is started again`);
        setTimeout(() => isEnding || fork(index), pause);
        return;
      }
      // One that was still starting ends by the signal itself.
      exitCode ||= isEnding && (signal === "SIGTERM" || signal === "SIGINT") ? 0 : (code ?? 1);
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
    });
    if (isEnding) worker.kill("SIGTERM");
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      const workers = Object.values(cluster.workers ?? {});
      if (workers.length === 0) process.exit(exitCode);
      for (const worker of workers) worker?.process.kill(signal);
    });
  const { OPERATOR_PORT, OPERATOR_HOST = "", HOST, PORT } = process.env;
  const port = Number(PORT || 3000);
  const operatorHost = OPERATOR_HOST || "127.0.0.1";
  try {
    const operatorPort = OPERATOR_PORT ? Number(OPERATOR_PORT) : undefined;
    // What is no number is refused by the first process, with the rest of the configuration.
    if ([port, operatorPort ?? 0].every(Number.isInteger))
      await checkPorts({ host: HOST || "127.0.0.1", port, operatorHost, operatorPort });
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  fork(0);
  const host = HOST && HOST !== "0.0.0.0" && HOST !== "::" ? HOST : "127.0.0.1";
  if (OPERATOR_PORT)
    openSharedMetrics({
      port: Number(OPERATOR_PORT),
      host: operatorHost,
      site: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    });
}

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
function openSharedMetrics({ port, host, site }: OperatorAddress): void {
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
