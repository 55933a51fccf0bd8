import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createOrderedOutput } from "./ordered-output.mjs";
import { ensureDovecot } from "./programs/ensure-dovecot.mjs";
import { ensureNginx } from "./programs/ensure-nginx.mjs";
import { ensurePrometheus } from "./programs/ensure-prometheus.mjs";
import { findChromium, findHeadlessShell } from "./programs/find-chromium.mjs";
import { printFailures, printSlowest, readPlaywright, readVitest } from "./test-report.mjs";
import { ensureInstalled, project, start, temporaryFolder } from "./toolchain.mjs";

/**
 * `npm test`: checks, unit, HTTP and database tests, and journeys in a browser. The last line is the total.
 * `npm test -- <part>` runs `checks`, `unit`, `database` or `browser` alone; any other argument runs the tests whose file
 * names contain it, in all three parts with tests.
 */
const parts = ["checks", "unit", "database", "browser"];
const names = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const chosen = names.filter((word) => parts.includes(word));
const filters = names.filter((word) => !parts.includes(word));
const includes = (part) => (chosen.length > 0 ? chosen.includes(part) : part !== "checks" || filters.length === 0);

const started = Date.now();
ensureInstalled();
const results = join(project, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const temporary = temporaryFolder();
const addPart = createOrderedOutput();
const total = { passed: 0, failed: 0, skipped: 0 };
const tests = [];
const failures = [];

/** Prepares a check, which counts as one test; returns how to run it. */
function check(name, command, arguments_) {
  const part = addPart(name);
  return async () => {
    const passed = (await start(command, arguments_, part.write)) === 0;
    total[passed ? "passed" : "failed"]++;
    if (!passed) failures.push({ file: name, title: "the check", message: `See its output above: ${command} failed.` });
    part.end();
  };
}

/** Prepares a test runner; returns how to run it and to add what its JSON report counts. */
function testRunner(name, command, arguments_, read, env) {
  const part = addPart(name);
  return async () => {
    const status = await start(command, arguments_, part.write, { TMPDIR: temporary, ...env });
    part.end();
    const counts = read();
    for (const key of Object.keys(total)) total[key] += counts[key];
    tests.push(...counts.tests);
    failures.push(...counts.failures);
    // A runner that fails without a failed test (an error between tests), or that ran no test at all (an earlier error, after
    // which Vitest exits with 0 once Postgres has its exit hook), must count as a failure.
    const isEmpty = counts.passed === 0 && filters.length === 0;
    if (counts.failed === 0 && (status !== 0 || isEmpty)) {
      total.failed++;
      failures.push({
        file: name,
        title: "the runner",
        message: `It ended with status ${status}; see its output above.`,
      });
    }
  };
}

await check("design tokens and build", "node", ["scripts/ensure-build.mjs"])();
// Two rows, each of which runs one command after the other, keep two cores busy: tests also wait, checks never do.
const first = [];
const second = [];
if (includes("checks")) {
  second.push(
    // The other processor runs tests, and each checker would check much of the same again.
    check("types", "tsc", ["--noEmit", "-p", ".", "--checkers", "1"]),
    check("format and lint", "biome", ["check", "--error-on-warnings", "."]),
    check("import directions", "depcruise", ["src", "--config", ".dependency-cruiser.cjs"]),
    check("unused files, exports and packages", "knip", []),
    check("sizes and names", "node", ["scripts/check-structure.ts"]),
    check("lock file", "node", ["scripts/check-lock.ts"]),
    check("content", "node", ["scripts/check-content.ts"]),
  );
}
if (includes("unit") || includes("database")) {
  if (includes("database")) {
    ensureNginx();
    ensureDovecot();
    ensurePrometheus();
  }
  const projects = ["unit", "database"].filter(includes).flatMap((name) => ["--project", name]);
  const report = "test-results/vitest.json";
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["run", "--passWithNoTests", ...projects, ...reporters, ...filters];
  const read = () => readVitest(join(project, report));
  first.push(testRunner("unit, HTTP and database tests", "vitest", command, read));
}
if (includes("browser")) {
  const chromium = findChromium();
  if (chromium) {
    const env = { CHROMIUM: chromium, HEADLESS_SHELL: findHeadlessShell() };
    const read = () => readPlaywright(join(results, "playwright.json"));
    second.push(
      testRunner("journeys in a browser", "playwright", ["test", "--pass-with-no-tests", ...filters], read, env),
    );
  } else {
    console.error("No Chromium was found and none could be installed. Install one, or set CHROMIUM to its path.");
    total.failed++;
  }
}
await Promise.all(
  [first, second].map(async (row) => {
    for (const run of row) await run();
  }),
);
if (filters.length > 0 && tests.length === 0) {
  console.error(`No test file has a name with ${filters.join(", ")}.`);
  total.failed++;
}
printFailures(failures, project);
if (tests.length > 0) printSlowest(tests, project);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 ? 1 : 0);
