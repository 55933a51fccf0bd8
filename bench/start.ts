import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../test/support/postgres.ts";
import { processorSeconds } from "./processor-time.ts";
import type { Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

/** As in production, unlike the other parts, which want the best pages at once. */
const usual = { PAGE_COMPRESSION: "best" };

/** Measures start times without and with data, the processor time of the first minute, and memory at rest. */
export async function measureStart(): Promise<Row[]> {
  const first = await serve({ port: 4816, fresh: true });
  const { dataDir } = first;
  await settle(first);
  await first.stop();
  const restarted = await serve({ port: 4816, dataDir, env: usual });
  const firstMinute = await restOfMinute(restarted);
  const embeddedMemory = memory(restarted);
  await restarted.stop();
  removeData(restarted);
  const { shipped, postgresMemory } = await measureOnPostgres();
  return [
    readyRow("Ready without data", first, 10),
    readyRow("Ready with data present", restarted, 1.5),
    minuteRow("with stored pages, embedded database", firstMinute),
    readyRow("Ready with data on Postgres, the pages of the release build, an empty DATA_DIR", shipped.served, 1.5),
    minuteRow("the same", shipped.firstMinute),
    memoryRow("embedded database", embeddedMemory, 450),
    memoryRow("Postgres", postgresMemory, 220),
  ];
}

/** Measures a start beside a database with data, in an empty folder: the pages come from the release build. */
async function measureOnPostgres() {
  const PUBLIC_URL = "http://localhost:3000";
  const { status } = spawnSync("node", ["scripts/build-pages.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PUBLIC_URL },
  });
  if (status !== 0) throw new Error("the pages of the release could not be made");
  const postgres = await startPostgres();
  try {
    const AUTH_SECRET = "bench-only-secret-of-at-least-32-characters";
    const env = { ...usual, PUBLIC_URL, DATABASE_URL: postgres.url, AUTH_SECRET };
    const first = await serve({ port: 4817, env, fresh: true });
    await first.stop();
    removeData(first);
    const served = await serve({ port: 4817, env, fresh: true });
    const firstMinute = await restOfMinute(served);
    const postgresMemory = memory(served);
    await served.stop();
    removeData(served);
    return { shipped: { served, firstMinute }, postgresMemory };
  } finally {
    await postgres.stop();
  }
}

/** Returns the seconds of processor time that a process has used a minute after its start. */
async function restOfMinute({ process: child, readyAfter }: Served): Promise<number> {
  await sleep(60_000 - readyAfter);
  return processorSeconds(child.pid!);
}

const readyRow = (what: string, { readyAfter }: Served, seconds: number): Row => ({
  what: `${what} (load ${loadAverage()})`,
  budget: `<= ${seconds} s`,
  reached: `${(readyAfter / 1000).toFixed(1)} s`,
  met: readyAfter <= seconds * 1000,
});

const minuteRow = (what: string, seconds: number): Row => ({
  what: `Processor time in the first minute, ${what}`,
  budget: "<= 5 s",
  reached: `${seconds.toFixed(1)} s`,
  met: seconds <= 5,
});

const memoryRow = (database: string, megabytes: number, budget: number): Row => ({
  what: `Memory at rest, ${database}`,
  budget: `<= ${budget} MB`,
  reached: `${megabytes} MB`,
  met: megabytes <= budget,
});

/** Returns the load of the machine, beside which times on the clock are to be read. */
const loadAverage = () => readFileSync("/proc/loadavg", "utf8").split(" ")[0];

/** Returns the resident memory in MB, on Linux only. */
function memory({ process: child }: Served): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)![1]) / 1024);
}
