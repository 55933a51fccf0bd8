import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { changedFiles, findBase, reachedJourneys, startOfImports } from "./changed-tests.mjs";
import { createOrderedOutput } from "./ordered-output.mjs";
import { waitedSeconds } from "./processor-time.mjs";
import { ensureDovecot } from "./programs/ensure-dovecot.mjs";
import { ensureEngines } from "./programs/ensure-engines.mjs";
import { ensureNginx } from "./programs/ensure-nginx.mjs";
import { ensurePrometheus } from "./programs/ensure-prometheus.mjs";
import { findChromium, findHeadlessShell } from "./programs/find-chromium.mjs";
import { judge, printProcessorSeconds, printSlowest, printTests, readPlaywright, readVitest } from "./test-report.mjs";
import { ensureInstalled, fail, project, start, temporaryFolder } from "./toolchain.mjs";

/**
 * `npm test` runs every behaviour once: checks, unit, HTTP and database tests, and journeys in a browser. The last line is
 * the total. `npm test -- all` runs everything (TEST_ALL=1 for tests), `npm test -- changed [commit]` what the changes since
 * a commit can reach (docs/testing.md). A part (`checks`, `unit`, `database`, `browser`, `engines`) runs alone; any other word
 * runs the tests whose file names contain it. `--shard=1/4` runs the first of four parts of the tests, as Vitest and Playwright cut them.
 */
const parts = ["checks", "unit", "database", "browser", "engines"];
const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const shard = process.argv.slice(2).filter((word) => /^--shard=\d+\/\d+$/.test(word));
const take = (word) => words.includes(word) && words.splice(words.indexOf(word), 1).length > 0;
const takesAll = take("all") || process.env.TEST_ALL === "1";
const changed = findChanges();
const chosen = parts.filter(take);
const filters = words;
// Whoever names a test wants all of it.
const runsAll = takesAll || filters.length > 0;
const includes = (part) => (chosen.length > 0 ? chosen.includes(part) : !isLeftOut(part));
const isLeftOut = (part) => (part === "checks" ? filters.length > 0 : part === "engines" && (!runsAll || changed));

/** Returns what `changed [commit]` asks for: the base of the changes and the changed files; undefined without the word. */
function findChanges() {
  const at = words.indexOf("changed");
  if (at === -1) return undefined;
  const [, commit] = words.splice(at, parts.includes(words[at + 1]) ? 1 : 2);
  if (words.some((word) => !parts.includes(word))) fail("`changed` takes a commit and parts, and no other words.");
  const base = findBase(commit);
  if (base) return { base, files: changedFiles(base) };
  if (commit) fail(`git knows no commit ${commit}.`);
  console.log("git knows no commit before the last one, so everything counts as changed.");
}

const started = Date.now();
const processorSeconds = new Map();
await ensureInstalled();
processorSeconds.set("packages", waitedSeconds());
const results = join(project, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const temporary = temporaryFolder();
const addPart = createOrderedOutput();
const total = { passed: 0, failed: 0, skipped: 0 };
const tests = [];
const failures = [];
const flaky = [];
const testEnv = { TMPDIR: temporary, ...(runsAll && { TEST_ALL: "1" }) };

/** Runs a command to its end and notes the processor seconds it has used; resolves to its exit status. */
async function measured(name, command, arguments_, write, env) {
  const file = join(temporary, `seconds-${processorSeconds.size}`);
  const status = await start("node", ["scripts/processor-time.mjs", file, command, ...arguments_], write, env);
  const seconds = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) ?? undefined) : undefined;
  processorSeconds.set(name, seconds && seconds + (processorSeconds.get(name) ?? 0));
  return status;
}

/**
 * Prepares a check, which counts as one test; returns how to run it.
 * @param reads which changed files it has to run for
 */
function check(name, command, arguments_, reads) {
  if (changed && !changed.files.some((file) => reads.test(file))) return async () => {};
  const part = addPart(name);
  return async () => {
    const passed = (await measured(name, command, arguments_, part.write)) === 0;
    total[passed ? "passed" : "failed"]++;
    if (!passed) failures.push({ file: name, title: "the check", message: `See its output above: ${command} failed.` });
    part.end();
  };
}

/** Prepares a test runner; returns how to run it and to add what its report counts. */
function testRunner(name, command, arguments_, read, env) {
  const part = addPart(name);
  return async () => {
    const status = await measured(name, command, arguments_, part.write, { ...testEnv, ...env });
    part.end();
    const report = judge(read(), name, status, filters.length > 0 || changed);
    for (const key of Object.keys(total)) total[key] += report[key];
    tests.push(...report.tests);
    failures.push(...report.failures);
    flaky.push(...report.flaky);
  };
}

/** Prepares the checks. */
function checks() {
  const code = /\.([cm]?[jt]sx?|json)$/;
  return [
    // The other processor runs tests, and each checker would check much of the same again.
    check("types", "tsc", ["--noEmit", "-p", ".", "--checkers", "1"], code),
    check("format and lint", "biome", ["check", "--error-on-warnings", "."], /./),
    check("import directions", "depcruise", ["src", "--config", ".dependency-cruiser.cjs"], code),
    check("unused files, exports and packages", "knip", [], code),
    check("sizes and names", "node", ["scripts/check-structure.ts"], code),
    check("lock file", "node", ["scripts/check-lock.ts"], /package.*json|check-lock/),
    check("messages of commits", "node", ["scripts/check-commits.ts"], /^content\/|check-commits/),
    check("content", "node", ["scripts/check-content.ts"], /^content\/|^src\/(content|text|site)\/|^scripts\//),
  ];
}

/** Prepares Vitest's tests. */
function vitest() {
  if (includes("database")) {
    ensureNginx();
    ensureDovecot();
    ensurePrometheus();
  }
  const sources = changed ? startOfImports(changed.files) : [];
  if (changed && sources.length === 0) return async () => {};
  const projects = ["unit", "database"].filter(includes).flatMap((name) => ["--project", name]);
  const report = join(results, "vitest.json");
  const options = ["--passWithNoTests", ...projects, "--reporter=dot", "--reporter=./test/runner/report.ts", ...shard];
  const command = changed ? ["related", "--run", ...options, ...sources] : ["run", ...options, ...filters];
  const read = () => readVitest(report);
  return testRunner("unit, HTTP and database tests", "vitest", command, read, { VITEST_REPORT: report });
}

/** Prepares the journeys in Chromium. */
async function playwright() {
  const journeys = changed ? await changedJourneys() : [];
  if (changed && journeys.length === 0) return async () => {};
  return browserTests("journeys in a browser", "chromium", journeys);
}

/** Prepares the comparison of pages and the journeys in Firefox and WebKit. */
function engines() {
  ensureEngines();
  return browserTests("pages and journeys in Firefox and WebKit", "engines", []);
}

/** Prepares a project of `playwright.config.ts`. */
function browserTests(name, browserProject, files) {
  const chromium = findChromium();
  if (!chromium) {
    console.error("No Chromium was found and none could be installed. Install one, or set CHROMIUM to its path.");
    total.failed++;
    return async () => {};
  }
  const report = join(results, `playwright-${browserProject}.json`);
  const env = { CHROMIUM: chromium, HEADLESS_SHELL: findHeadlessShell(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const options = ["--pass-with-no-tests", `--project=${browserProject}`, ...shard];
  return testRunner(name, "playwright", ["test", ...options, ...files, ...filters], () => readPlaywright(report), env);
}

/** Returns the files of journeys that the changes can reach, by their own imports and by the areas of the site. */
async function changedJourneys() {
  const report = join(results, "journeys.json");
  async function list(...options) {
    const env = { ...testEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    await measured(
      "finding journeys",
      "playwright",
      ["test", "--list", "--reporter=json", "--project=chromium", ...options],
      () => {},
      env,
    );
    return readPlaywright(report).tests.map(({ file }) => file);
  }
  const reached = reachedJourneys(changed.files, await list());
  if (changed.files.some((file) => file.startsWith("e2e/")))
    reached.push(...(await list(`--only-changed=${changed.base}`)));
  return [...new Set(reached)];
}

await check("design tokens and build", "node", ["scripts/ensure-build.mjs"], /./)();
// Two rows, each of which runs one command after the other, keep two cores busy: tests also wait, checks never do.
const first = [];
const second = [];
if (includes("checks")) second.push(...checks());
if (includes("unit") || includes("database")) first.push(vitest());
if (includes("browser")) second.push(await playwright());
if (includes("engines")) second.push(engines());
await Promise.all(
  [first, second].map(async (row) => {
    for (const run of row) await run();
  }),
);
if (filters.length > 0 && tests.length === 0) {
  console.error(`No test file has a name with ${filters.join(", ")}.`);
  total.failed++;
}
printTests("Failed", failures, project);
printTests("Passed only when it was repeated", flaky, project);
if (tests.length > 0) printSlowest(tests, project);
const own = process.cpuUsage();
processorSeconds.set("this runner", (own.user + own.system) / 1e6);
printProcessorSeconds(processorSeconds);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`);
process.exit(total.failed > 0 ? 1 : 0);
