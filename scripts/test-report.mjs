import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Returns the empty counts of a run, every test with its duration in seconds, and the failed ones with their messages. */
const emptyReport = () => ({ passed: 0, failed: 0, skipped: 0, tests: [], failures: [] });

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
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === "failed");
      if (failed.length === 0) return status === "failed" ? [{ file: name, title: "the file", message }] : [];
      return failed.map(({ fullName, failureMessages }) => ({
        file: name,
        title: fullName,
        message: failureMessages.join("\n"),
      }));
    }),
  };
}

/** Reads the JSON report of Playwright. Without a report the whole run failed. */
export function readPlaywright(file) {
  if (!existsSync(file)) return { ...emptyReport(), failed: 1 };
  const { stats, suites, errors } = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    tests: suites.flatMap(testsOf),
    failures: [
      ...errors.map(({ message }) => ({ file: "e2e", title: "the run", message })),
      ...suites.flatMap(failuresOf),
    ],
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

function failuresOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => ({
        file: `e2e/${file}`,
        title,
        message: results.map(({ error }) => error?.message ?? "").join("\n"),
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Prints each failed test once more with the first lines of its message, so that the end of a long log names them. */
export function printFailures(failures, project) {
  for (const { file, title, message } of failures) {
    const lines = stripVTControlCharacters(message).split("\n").slice(0, 12);
    console.log(`\nFailed: ${file.replace(`${project}/`, "")}: ${title}\n${lines.join("\n")}`);
  }
}

/** Prints the slowest tests of all runners. */
export function printSlowest(tests, project, count = 10) {
  console.log(`\nThe ${count} slowest tests:`);
  for (const { file, title, seconds } of tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file.replace(`${project}/`, "")}: ${title}`);
}
