import { readFileSync } from "node:fs";
import { startPostgres } from "../test/support/postgres.ts";
import type { Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

/** Start times from nothing and with data, and memory once the pages are warm and all is quiet. */
export async function measureStart(): Promise<Row[]> {
  const first = await serve({ port: 4816, fresh: true });
  const { dataDir } = first;
  await first.stop();
  const again = await serve({ port: 4816, dataDir });
  await settle(again);
  const embedded = memory(again);
  await again.stop();
  removeData(again);
  const postgres = await startPostgres();
  const secret = "bench-only-secret-of-at-least-32-characters";
  const withPostgres = await serve({ port: 4817, env: { DATABASE_URL: postgres.url, AUTH_SECRET: secret } });
  await settle(withPostgres);
  const lean = memory(withPostgres);
  await withPostgres.stop();
  await postgres.stop();
  removeData(withPostgres);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [
    {
      what: "Ready from nothing",
      budget: "<= 10 s",
      reached: seconds(first.readyAfter),
      met: first.readyAfter <= 10_000,
    },
    {
      what: "Ready with data present",
      budget: "<= 2 s",
      reached: seconds(again.readyAfter),
      met: again.readyAfter <= 2000,
    },
    { what: "Memory at rest, embedded database", budget: "<= 500 MB", reached: `${embedded} MB`, met: embedded <= 500 },
    { what: "Memory at rest, Postgres", budget: "<= 220 MB", reached: `${lean} MB`, met: lean <= 220 },
  ];
}

/** Resident memory in MB; 0 where the system has no /proc. */
function memory({ process: child }: Served): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)![1]) / 1024);
}
