import { buildApi } from "#api/http/app.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { testDeps } from "../../test/support/api.ts";
import { startPostgres } from "../../test/support/postgres.ts";
import { staffLogin } from "../../test/support/staff.ts";
import type { Row } from "../row.ts";
import { fill, findObjects } from "./fill.ts";
import { leadCalls } from "./lead-calls.ts";
import { listCalls } from "./list-calls.ts";
import { measureExport } from "./measure-export.ts";
import { measureJobs } from "./measure-jobs.ts";
import type { MeasuredCall } from "./measured-call.ts";
import { orderCalls } from "./order-calls.ts";
import { reportCalls } from "./report-calls.ts";

/** Measured times of a call, after `warmUp` rounds over its paths that plan statements and read the database's files. */
const measured = 200;
/** Of calls that take longer so many suffice, once they took this many milliseconds together. */
const fewest = 50;
const longEnough = 15_000;
const warmUp = 2;

/** Parts of the names of what is measured, with commas; without any, all of it. */
const only = (process.env.BENCH_CALLS ?? "").split(",");
const isChosen = ({ what }: { what: string }) => only.some((part) => what.includes(part));

const exports = ["/leads/export.csv", "/orders/export.csv"].map((path) => ({ what: `export ${path}`, path }));

type Api = Awaited<ReturnType<typeof buildApi>>;
type Sent = { status: number; body: { data?: unknown; meta?: { next_cursor?: string | null } }; ms: number };

/**
 * Measures the back office on Postgres with a large database: lists, figures and exports, at the server, one call after
 * the other. `BENCH_DATABASE_URL` names a database that is filled once and measured many times.
 */
export async function* measureAdmin(): AsyncGenerator<Row> {
  const existing = process.env.BENCH_DATABASE_URL;
  const postgres = existing ? { url: existing, stop: async () => {} } : await startPostgres({ durable: false });
  const base = await openPostgres(postgres.url);
  try {
    const began = performance.now();
    if (await fill(base)) {
      const seconds = Math.round((performance.now() - began) / 1000);
      yield { what: "admin: seed-large", budget: "", reached: `${seconds} s` };
    }
    const now = () => new Date();
    const deps = testDeps(base.db, { now, authenticate: staffLogin(base.db, now) }, { RATE_LIMIT_CALLS: "100000000" });
    const api = await buildApi(deps);
    const objects = await findObjects(base.db);
    const calls = [leadCalls, orderCalls, listCalls].flatMap((callsOf) => callsOf(objects));
    for (const call of [...calls, ...reportCalls].filter(isChosen)) yield await measureCall(api, call);
    for (const { path } of exports.filter(isChosen)) yield await measureExport(api, path);
    await api.close();
    yield* measureJobs(base, isChosen);
  } finally {
    await base.close();
    await postgres.stop();
  }
}

async function measureCall(api: Api, { what, paths, next, budget }: MeasuredCall): Promise<Row> {
  const times: number[] = [];
  const name = `admin: ${what}`;
  const slowest = new Map<string, number>();
  let total = 0;
  for (let round = 0; times.length < (total < longEnough ? measured : fewest); round++) {
    const path = paths[round % paths.length]!;
    let sent = await send(api, path);
    if (next && sent.status === 200) {
      const cursor = sent.body.meta?.next_cursor;
      if (!cursor) return { what: name, budget: "", reached: `there is no next page of ${path}`, met: false };
      sent = await send(api, `${path}${path.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`);
    }
    if (sent.status !== 200)
      return { what: name, budget: "", reached: `not measured: ${path} responds ${sent.status}`, met: false };
    if (round < paths.length * warmUp) continue;
    times.push(sent.ms);
    total += sent.ms;
    slowest.set(path, Math.max(slowest.get(path) ?? 0, sent.ms));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  const p99 = at(0.99);
  const [worst] = [...slowest].sort(([, one], [, other]) => other - one);
  const where = paths.length > 1 ? `, slowest ${worst![0]}` : "";
  return {
    what: name,
    budget: budget ? `<= ${budget} ms` : "",
    reached: `p50 ${at(0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${where}`,
    ...(budget ? { met: p99 <= budget } : {}),
  };
}

async function send(api: Api, path: string): Promise<Sent> {
  const began = performance.now();
  const response = await api.inject({ url: `/api/admin${path}`, headers: { authorization: "Bearer admin" } });
  const ms = performance.now() - began;
  return { status: response.statusCode, body: response.json(), ms };
}
