import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#infra/database/open-database.server.ts";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";

let suite: BuiltSuite;
let base: OpenDatabase;
let operatorPort: number;

beforeAll(async () => {
  const databaseUrl = await freshPostgresUrl();
  base = await openDatabase({ databaseUrl, dataDir: "" });
  operatorPort = await freePort();
  suite = await startBuiltSuite({
    WEB_PROCESSES: "3",
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "only-for-this-test-and-long-enough",
    OPERATOR_PORT: String(operatorPort),
  });
});
afterAll(async () => {
  await suite.stop();
  await base.close();
});

const processes = () =>
  execFileSync("ps", ["--ppid", String(suite.pid), "-o", "pid="], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean)
    .map(Number);

const get = (path: string) => fetch(suite.url + path, { headers: { connection: "close" } });

async function sendLead(name: string): Promise<void> {
  const response = await fetch(`${suite.url}/api/contact-us`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({
      name,
      company: "PT Contoh Jaya",
      email: `${name.toLowerCase()}@contoh.co.id`,
      phone: "081234567890",
      industry: "retail",
      job: "Manajer data",
      product: "big-social",
      message: "Kami ingin demo.",
    }),
  });
  expect(response.status).toBe(201);
}

test("the embedded database refuses more than one process, and names the key", () => {
  const { status, stderr } = spawnSync("node", ["build/server/index.js"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", WEB_PROCESSES: "2", DATABASE_URL: "", PORT: "0" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("DATABASE_URL is required with WEB_PROCESSES above 1");
});

test("one of the processes runs the jobs, whichever takes a request, and all are counted", async () => {
  await expect.poll(() => processes().length).toBe(3);
  const names = Array.from({ length: 6 }, (_, index) => `Sari${index}`);
  for (const name of names) await sendLead(name);
  await expect.poll(() => suite.mails().length).toBe(2 * names.length);
  await get("/");
  for (let request = 0; request < 12; request++) expect((await get("/")).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text();
  const sent = /bigsuite_page_answers_total\{source="cache"\} (\d+)/.exec(metrics)?.[1];
  expect(Number(sent)).toBeGreaterThanOrEqual(10);
  // What the processes have in common is not counted by process.
  expect(metrics.match(/^bigsuite_build_info\{.*/gm)).toEqual([
    expect.stringMatching(/^bigsuite_build_info\{version="[\d.]+",commit="[0-9a-f]*"\} 1$/),
  ]);
  const [, began] = /^process_start_time_seconds (\d+)$/m.exec(metrics) ?? [];
  expect(Number(began)).toBeGreaterThan(1_700_000_000);
  const isReady = async () => (await fetch(`http://127.0.0.1:${operatorPort}/readyz`)).status;
  await expect.poll(isReady).toBe(200);
});

test("a process that is killed is replaced, the one of the jobs too; at SIGTERM all end in order", async () => {
  for (const pid of processes()) {
    process.kill(pid, "SIGKILL");
    await expect.poll(() => processes().includes(pid)).toBe(false);
    await expect.poll(() => processes().length).toBe(3);
    await expect
      .poll(() =>
        get("/about-us").then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
  }
  await sendLead("Dewi");
  await expect.poll(() => suite.mails().length).toBe(14);
  const all = processes();
  expect(await suite.stop()).toBe(0);
  expect(all.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
});
