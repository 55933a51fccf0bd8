import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApi } from "#api/http/app.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import type { ImportView } from "#leads/import/import-contract.ts";
import { registerImportJob } from "#leads/import/import-job.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { testDeps } from "../test/support/api.ts";
import { startPostgres } from "../test/support/postgres.ts";
import { createStaff, staffLogin } from "../test/support/staff.ts";
import type { Row } from "./row.ts";

const lines = Number(process.env.BENCH_LINES ?? 50_000);
/** Milliseconds for which nothing may hold the event loop; the embedded database works within it, so it has no budget. */
const longestBlock = 100;

/** Imports a file with every twentieth line broken and takes it back, by the jobs of a server that answers others meanwhile. */
export async function* measureImport(): AsyncGenerator<Row> {
  const postgres = await startPostgres();
  yield* measureOn("Postgres", { databaseUrl: postgres.url });
  await postgres.stop();
  yield* measureOn("PGlite", {});
}

async function* measureOn(engine: string, { databaseUrl }: { databaseUrl?: string }): AsyncGenerator<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-"));
  const base = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  await migrate(base.db);
  const now = () => new Date();
  await createStaff(base.db, "sales", now());
  const jobs = createJobs(base, { log: silentLog });
  registerImportJob({ db: base.db, jobs, now });
  await jobs.prepare();
  await jobs.start();
  const deps = testDeps(
    base.db,
    { now, jobs, authenticate: staffLogin(base.db, now) },
    { RATE_LIMIT_CALLS: "100000000" },
  );
  const api = await buildApi(deps);
  const send = async (method: "GET" | "POST", path: string, payload?: object) => {
    const headers = { authorization: "Bearer sales" };
    const response = await api.inject({ method, url: `/api/admin/leads${path}`, headers, ...(payload && { payload }) });
    if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.json().data;
  };

  async function* step(name: string, act: () => Promise<ImportView>, state: string): AsyncGenerator<Row, ImportView> {
    const blocks = watchBlocks();
    const reader = readMeanwhile(() => send("GET", "?limit=50"));
    const began = performance.now();
    let found = await act();
    while (found.state !== state) {
      await sleep(200);
      found = await send("GET", `/imports/${found.id}`);
    }
    const seconds = (performance.now() - began) / 1000;
    const { p50, p99 } = await reader.stop();
    const longest = blocks.stop();
    yield {
      what: `import of ${lines} lines, ${engine}: ${name}, longest block in ms of processor time`,
      budget: databaseUrl ? `<= ${longestBlock}` : "",
      reached: `${longest.toFixed(0)}; ${seconds.toFixed(0)} s, a list of leads meanwhile p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
      ...(databaseUrl && { met: longest <= longestBlock }),
    };
    return found;
  }

  const settings = {
    ...{ origin: "fair", origin_detail: "Indocomtech", legal_basis: "consent", basis_day: jakartaDay(now()) },
    ...{ basis_note: "Kartu nama diberikan di pameran", duplicates: "skip", tags: ["Pameran"], owner_id: "sales" },
  };
  const next = (found: ImportView, name: string, body: object = {}) =>
    send("POST", `/imports/${found.id}/${name}`, { version: found.version, ...body });
  let found = yield* step("upload", upload, "uploaded");
  const { columns } = found;
  found = yield* step("check", () => next(found, "check", { columns, ...settings }), "checked");
  found = yield* step("check again", () => next(found, "check", { columns, ...settings }), "checked");
  found = yield* step("run", () => next(found, "run"), "done");
  found = yield* step("undo", () => next(found, "undo"), "undone");
  const removed = lines - Math.floor(lines / 20);
  yield {
    what: `import of ${lines} lines, ${engine}: leads that were added and removed`,
    budget: String(removed),
    reached: String(found.counts.removed),
    met: found.counts.removed === removed,
  };
  await api.close();
  await jobs.stop();
  await base.close();
  rmSync(dataDir, { recursive: true });

  async function upload(): Promise<ImportView> {
    const line = (number: number) =>
      number % 20 === 0
        ? "Rusak;;bukan surel;;"
        : `Orang ${number};PT Contoh ${number};orang${number}@a.example;0812${30_000_000 + number};Minta demo BigLake untuk gudang`;
    const content = Array.from({ length: lines }, (_none, index) => line(index + 1)).join("\n");
    const response = await api.inject({
      method: "POST",
      url: "/api/admin/leads/imports?name=Pameran.csv",
      headers: { authorization: "Bearer sales", "content-type": "application/octet-stream" },
      payload: Buffer.from(`Nama;Perusahaan;Surel;HP;Catatan\n${content}`),
    });
    return response.json().data;
  }
}

/** Watches how long the event loop is held. Processor time, so that another process of a busy machine is not counted. */
function watchBlocks(): { stop(): number } {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, 1);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}

/** Sends a request every 50 ms until it is stopped. */
function readMeanwhile(read: () => Promise<unknown>) {
  const times: number[] = [];
  let isStopped = false;
  const reading = (async () => {
    while (!isStopped) {
      const began = performance.now();
      await read();
      times.push(performance.now() - began);
      await sleep(50);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await reading;
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
      return { p50: at(0.5), p99: at(0.99) };
    },
  };
}
