import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureNginx } from "./ensure-nginx.mjs";
import { findChromium, findHeadlessShell } from "./find-chromium.mjs";
import { ensureInstalled, project, run, temporaryFolder } from "./toolchain.mjs";

/** `npm test`: checks, unit, HTTP and database tests, then journeys in a browser. The last line is the sum of all. */
const started = Date.now();
ensureInstalled();
const results = join(project, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const temporary = temporaryFolder();
const sum = { passed: 0, failed: 0, skipped: 0 };

/** A check is one test: it passes or fails as a whole. */
function check(name, command, arguments_) {
  console.log(`\n== ${name}`);
  sum[run(command, arguments_) === 0 ? "passed" : "failed"]++;
}

/** A runner tells its own counts in a JSON file; without one it failed as a whole. */
function runner(name, command, arguments_, file, read, env) {
  console.log(`\n== ${name}`);
  const status = run(command, arguments_, { TMPDIR: temporary, ...env });
  const report = join(results, file);
  if (!existsSync(report)) return void sum.failed++;
  const counts = read(JSON.parse(readFileSync(report, "utf8")));
  for (const key of Object.keys(sum)) sum[key] += counts[key];
  // A runner that ends badly without a failed test (an error between tests), or that came to no test at all (an error
  // before them, which Vitest answers with 0 once Postgres has its exit hook), must not look green.
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0)) sum.failed++;
}

check("design tokens and build", "node", ["scripts/ensure-build.mjs"]);
check("types", "tsc", ["--noEmit", "-p", "."]);
check("format and lint", "biome", ["check", "--error-on-warnings", "."]);
check("import directions", "depcruise", ["src", "--config", ".dependency-cruiser.cjs"]);
check("content", "node", ["scripts/check-content.ts"]);
ensureNginx();
runner(
  "unit, HTTP and database tests",
  "vitest",
  ["run", "--reporter=dot", "--reporter=json", "--outputFile.json=test-results/vitest.json"],
  "vitest.json",
  ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not be loaded has no test that failed; it counts as one.
    failed: numFailedTests || (numFailedTestSuites > 0 ? testResults.filter((it) => it.status === "failed").length : 0),
    skipped: numPendingTests + numTodoTests,
  }),
);
const chromium = findChromium();
if (chromium) {
  runner(
    "journeys in a browser",
    "playwright",
    ["test"],
    "playwright.json",
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }),
    { CHROMIUM: chromium, HEADLESS_SHELL: findHeadlessShell() },
  );
} else {
  console.error("No Chromium was found and none could be installed. Install one, or set CHROMIUM to its path.");
  sum.failed++;
}
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`);
process.exit(sum.failed > 0 ? 1 : 0);
