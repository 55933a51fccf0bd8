import { existsSync, readFileSync } from "node:fs";

/** Returns the empty counts of a run, and every test with its duration in seconds. */
const emptyReport = () => ({ passed: 0, failed: 0, skipped: 0, tests: [] });

/** Reads the JSON report of Vitest. Without a report the whole run failed. */
export function readVitest(file) {
  if (!existsSync(file)) return { ...emptyReport(), failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, testResults } = report;
  const brokenFiles = testResults.filter(({ status }) => status === "failed").length;
  return {
    passed: numPassedTests,
    // A file that could not be loaded has no failed test, so it counts as one.
    failed: numFailedTests || (numFailedTestSuites > 0 ? brokenFiles : 0),
    skipped: numPendingTests + numTodoTests,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: name,
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

/** Reads the JSON report of Playwright. Without a report the whole run failed. */
export function readPlaywright(file) {
  if (!existsSync(file)) return { ...emptyReport(), failed: 1 };
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
  };
}

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      file: `e2e/${file}`,
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** Prints the slowest tests of all runners. */
export function printSlowest(tests, project, count = 10) {
  console.log(`\nThe ${count} slowest tests:`);
  for (const { file, title, seconds } of tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file.replace(`${project}/`, "")}: ${title}`);
}
