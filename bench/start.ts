import { readFileSync } from "node:fs";
import { startPostgres } from "../test/support/postgres.ts";
import type { Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

/** Measures start times without and with data, and memory when the pages are rendered and the process is idle. */
export async function measureStart(): Promise<Row[]> {
  const first = await serve({ port: 4816, fresh: true });
  const { dataDir } = first;
  await first.stop();
  const restarted = await serve({ port: 4816, dataDir });
  await settle(restarted);
  const embeddedMemory = memory(restarted);
  await restarted.stop();
  removeData(restarted);
  const postgres = await startPostgres();
  const secret = "bench-only-secret-of-at-least-32-characters";
  const withPostgres = await serve({ port: 4817, env: { DATABASE_URL: postgres.url, AUTH_SECRET: secret } });
  await settle(withPostgres);
  const postgresMemory = memory(withPostgres);
  await withPostgres.stop();
  await postgres.stop();
  removeData(withPostgres);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [
    {
      what: "Ready without data",
      budget: "<= 10 s",
      reached: seconds(first.readyAfter),
      met: first.readyAfter <= 10_000,
    },
    {
      what: "Ready with data present",
      budget: "<= 2 s",
      reached: seconds(restarted.readyAfter),
      met: restarted.readyAfter <= 2000,
    },
    {
      what: "Memory at rest, embedded database",
      budget: "<= 500 MB",
      reached: `${embeddedMemory} MB`,
      met: embeddedMemory <= 500,
    },
    {
      what: "Memory at rest, Postgres",
      budget: "<= 220 MB",
      reached: `${postgresMemory} MB`,
      met: postgresMemory <= 220,
    },
  ];
}

/** Returns the resident memory in MB, on Linux only. */
function memory({ process: child }: Served): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)![1]) / 1024);
}
