import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
// @ts-expect-error: plain JavaScript
import { judge, readPlaywright, readVitest } from "../../scripts/test-report.mjs";

const project = new URL("../..", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "bigsuite-red-"));
symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a file of tests by the settings of this project; returns Vitest's status and what `npm test` makes of the run. */
async function run(name: string, source: string, settings = "") {
  const root = join(folder, name);
  mkdirSync(root);
  writeFileSync(join(root, "planted.test.ts"), `import { expect, test } from "vitest";\n${source}`);
  const config = `export default { test: { isolate: false, pool: "threads", ${settings} } };`;
  writeFileSync(join(root, "vitest.config.mjs"), config);
  const file = join(root, "report.json");
  const vitest = join(project, "node_modules/vitest/vitest.mjs");
  const reporters = ["--reporter=dot", `--reporter=${join(project, "test/runner/report.ts")}`];
  const child = spawn(process.execPath, [vitest, "run", "--root", root, ...reporters], {
    cwd: root,
    env: { ...process.env, VITEST_REPORT: file, VITEST: undefined },
    stdio: "ignore",
  });
  const [status] = await once(child, "exit");
  return { status, ...judge(readVitest(file), "vitest", status) };
}

test("a failed test beside a Postgres is red", async () => {
  const setup = join(folder, "setup.ts");
  writeFileSync(
    setup,
    `import { startPostgres } from "${project}test/support/postgres.ts";
    export default async () => (await startPostgres({ durable: false })).stop;`,
  );
  const source = `test("adds", () => expect(1 + 1).toBe(3));`;
  const { status, failed, failures } = await run("database", source, `globalSetup: ["${setup}"]`);
  expect({ status, failed }).toEqual({ status: 1, failed: 1 });
  expect(failures[0]).toMatchObject({ title: "adds", message: expect.stringContaining("expected 2 to be 3") });
});

test("a promise that is rejected after the last test is red and named", async () => {
  const source = `test("passes", () => { setTimeout(() => Promise.reject(new Error("nobody waits")), 1); });
  test("waits", () => new Promise((resolve) => setTimeout(resolve, 20)));`;
  const { status, passed, failed, failures } = await run("rejected", source);
  expect({ status, passed, failed }).toEqual({ status: 1, passed: 2, failed: 1 });
  expect(failures[0]).toMatchObject({ message: expect.stringContaining("nobody waits") });
});

test("a worker that dies is red", async () => {
  const { status, failed, failures } = await run("dies", `test("ends", () => process.reallyExit(0));`);
  expect({ status, failed: failed > 0 }).toEqual({ status: 1, failed: true });
  expect(failures[0].message).not.toBe("");
});

test("a run that leaves no report, or runs no test, is red", () => {
  expect(readVitest(join(folder, "missing.json"))).toMatchObject({ failed: 1, failures: [{ file: "vitest" }] });
  const empty = { passed: 0, failed: 0, skipped: 0, tests: [], failures: [], flaky: [] };
  expect(judge(empty, "vitest", 0, false)).toMatchObject({ failed: 1, failures: [{ file: "vitest" }] });
  expect(judge(empty, "vitest", 0, true)).toMatchObject({ failed: 0 });
  expect(judge(empty, "vitest", 1, true)).toMatchObject({ failed: 1 });
});

test("a journey that passed only when it was repeated is named, an error outside of journeys is red", () => {
  const file = join(folder, "playwright.json");
  const results = [{ duration: 2000, error: { message: "no button" } }, { duration: 1000 }];
  const specs = [{ file: "shop.spec.ts", title: "pays", tests: [{ status: "flaky", results }] }];
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  writeFileSync(file, JSON.stringify({ stats, suites: [{ suites: [{ specs }] }], errors: [{ message: "no server" }] }));
  const named = { file: "e2e/shop.spec.ts", title: "pays", message: "no button", seconds: 3 };
  expect(readPlaywright(file)).toMatchObject({ passed: 4, failed: 1, flaky: [named] });
  expect(readPlaywright(file).failures).toMatchObject([{ message: "no server" }]);
});
