import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import type { Outcome } from "../test/experiments/simulate.ts";
import { storeExperiment } from "../test/experiments/store-experiment.ts";
import { buildProcess } from "../test/newsletter/build-process.ts";
import { startPostgres } from "../test/support/postgres.ts";
import { countResponses } from "./count-responses.ts";
import { processorSeconds } from "./processor-time.ts";
import type { Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

const browsers = 50_000;
const rounds = 5;
/** Of each measurement. */
const seconds = 4;
/** The same bytes on both sides; the best compression of every page would only take time. */
const quick = { PAGE_COMPRESSION: "quick" };

/** Simulates a population of browsers, and compares a cached page in an experiment with the same one outside. */
export async function measureExperiments(): Promise<Row[]> {
  return [...(await simulatePopulation()), await compareRates()];
}

async function simulatePopulation(): Promise<Row[]> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-"));
  const program = await buildProcess(join(import.meta.dirname, "../test/experiments/simulate-process.ts"));
  try {
    const env = { ...process.env, NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    const simulation = fork(program, [String(browsers)], { env });
    const ended = once(simulation, "exit").then(() => Promise.reject(new Error("The simulation failed")));
    const [outcome] = (await Promise.race([once(simulation, "message"), ended])) as [Outcome];
    const { expected, reported, changed } = outcome;
    const arms = ["a", "b"].map((arm) => {
      const [mine, theirs] = [JSON.stringify(reported[arm]), JSON.stringify(expected[arm])];
      return {
        what: `Arm ${arm} of ${browsers} browsers: ${mine}`,
        budget: "as happened",
        reached: theirs,
        met: mine === theirs,
      };
    });
    return [...arms, { what: "Browsers that changed arm", budget: "0", reached: String(changed), met: changed === 0 }];
  } finally {
    await postgres.stop();
    rmSync(new URL(".", program), { recursive: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** In turns, each process idle while the other one is measured. */
async function compareRates(): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-"));
  const base = await openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(base.db);
  await storeExperiment(base.db, { pages: ["/about-us"], changes: [{ kind: "edition", edition: "v2" }] });
  await base.close();
  const inside = await serve({ port: 4817, dataDir, env: quick });
  await settle(inside);
  const outside = await serve({ port: 4818, env: quick });
  await settle(outside);
  const figures = { inside: [] as number[], outside: [] as number[] };
  try {
    for (let round = 0; round < rounds; round++) {
      figures.inside.push(await requestsPerCpuSecond(inside, { Cookie: "arms=x1=a" }));
      figures.outside.push(await requestsPerCpuSecond(outside, {}));
    }
  } finally {
    for (const served of [inside, outside]) {
      await served.stop();
      removeData(served);
    }
  }
  const [mine, theirs] = [Math.max(...figures.inside), Math.max(...figures.outside)];
  return {
    what: `Cached page in an experiment against outside (${mine} and ${theirs} requests per second of processor)`,
    budget: ">= 0.9 x",
    reached: `${(mine / theirs).toFixed(2)} x`,
    met: mine / theirs >= 0.9,
  };
}

/** Counts by the server's own processor time, which other programs on the machine do not change. */
async function requestsPerCpuSecond({ url, process: { pid } }: Served, headers: Record<string, string>) {
  const before = processorSeconds(pid!);
  const responses = await countResponses(`${url}/about-us`, { seconds, headers });
  return Math.round(responses / (processorSeconds(pid!) - before));
}
