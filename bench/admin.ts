import type { AddressInfo } from "node:net";
import { dayStores } from "#api/admin/day-stores.ts";
import { buildApi } from "#api/http/app.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { withoutTimeouts } from "#infra/database/without-timeouts.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";
import { seedLarge } from "#seeds/large/seed-large.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../test/support/api.ts";
import { startPostgres } from "../test/support/postgres.ts";
import { staffLogin } from "../test/support/staff.ts";
import { adminCalls, exports, type MeasuredCall } from "./admin-calls.ts";
import type { Row } from "./row.ts";

/** As the issue asks; smaller numbers by the environment are for trying the measurement out. */
const leads = Number(process.env.BENCH_LEADS ?? 1_000_000);
const orders = Number(process.env.BENCH_ORDERS ?? 300_000);
const rounds = 100;
const newline = 10;

type Api = Awaited<ReturnType<typeof buildApi>>;
type Sent = { status: number; body: { data?: unknown; meta?: { next_cursor?: string | null } }; ms: number };

/** Measures the back office on Postgres with a large database: lists, figures and exports, at the server. */
export async function measureAdmin(): Promise<Row[]> {
  const postgres = await startPostgres({ durable: false });
  const base = await openPostgres(postgres.url);
  try {
    await migrate(base.db);
    await prepareStoreLead(base.db);
    const jobs = createJobs(base, { log: silentLog });
    await jobs.start();
    await jobs.stop();
    const now = () => new Date();
    await seedShop(base.db, now());
    const report = (text: string) => void process.stderr.write(`  ${text}`);
    const began = performance.now();
    await withoutTimeouts(base.db, (db) => seedLarge({ db, now, stores: dayStores, report }, { leads, orders }));
    const filled = {
      what: "admin: seed-large",
      budget: "",
      reached: `${Math.round((performance.now() - began) / 1000)} s`,
    };
    const deps = testDeps(base.db, { now, authenticate: staffLogin(base.db, now) }, { RATE_LIMIT_CALLS: "100000000" });
    const api = await buildApi(deps);
    const rows: Row[] = [filled];
    for (const call of adminCalls) rows.push(await measureCall(api, call));
    for (const path of exports) rows.push(await measureExport(api, path));
    await api.close();
    return rows;
  } finally {
    await base.close();
    await postgres.stop();
  }
}

async function measureCall(api: Api, { what, paths, next, budget }: MeasuredCall): Promise<Row> {
  const times: number[] = [];
  const name = `admin: ${what}`;
  for (let round = 0; round < rounds; round++) {
    const path = paths[round % paths.length]!;
    let sent = await send(api, path);
    if (next && sent.status === 200) {
      const cursor = sent.body.meta?.next_cursor;
      if (!cursor) return { what: name, budget: "", reached: "there is no next page" };
      sent = await send(api, `${path}${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`);
    }
    if (sent.status !== 200)
      return { what: name, budget: "", reached: `not measured: ${path} responds ${sent.status}` };
    // The first calls plan their statements and read the database's files.
    if (round >= paths.length) times.push(sent.ms);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  const p99 = at(0.99);
  return {
    what: name,
    budget: budget ? `<= ${budget} ms` : "",
    reached: `p50 ${at(0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    ...(budget ? { met: p99 <= budget } : {}),
  };
}

async function send(api: Api, path: string): Promise<Sent> {
  const began = performance.now();
  const response = await api.inject({ url: `/api/admin${path}`, headers: { authorization: "Bearer admin" } });
  const ms = performance.now() - began;
  return { status: response.statusCode, body: response.json(), ms };
}

/** Memory that a file of any size may take while it is sent. */
const exportMegabytes = 200;

/** Reads a file as fast as it comes: its rows, and how much memory that takes in this process. */
async function measureExport(api: Api, path: string): Promise<Row> {
  if (!api.server.listening) await api.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.server.address() as AddressInfo;
  const what = `admin: memory added by ${path}`;
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  let bytes = 0;
  let lines = 0;
  const response = await fetch(`http://127.0.0.1:${port}/api/admin${path}`, {
    // Somebody who has given the second factor a moment ago, as a large export needs.
    headers: { authorization: `Bearer admin:export-${path.length}` },
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return { what, budget: "", reached: `not measured: it responds ${response.status}` };
  }
  const began = performance.now();
  for await (const chunk of response.body!) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === newline) lines++;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const megabytes = (value: number) => `${Math.round(value / 1_048_576)} MB`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const promised = Number(response.headers.get("x-total-rows"));
  return {
    what,
    budget: `<= ${exportMegabytes} MB, all rows`,
    reached: `${megabytes(peak - before)} for ${lines - 1} rows, ${megabytes(bytes)} in ${seconds} s`,
    met: lines - 1 === promised && peak - before <= exportMegabytes * 1_048_576,
  };
}
