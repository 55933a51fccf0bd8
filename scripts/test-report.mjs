import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const emptyReport = () => ({ passed: 0, failed: 0, skipped: 0, tests: [], failures: [], flaky: [] });

/** Reads the report that `test/runner/report.ts` has written. Without a report the whole run failed. */
export function readVitest(file) {
  if (!existsSync(file)) return { ...emptyReport(), failed: 1, failures: [withoutReport("vitest")] };
  return { ...emptyReport(), ...JSON.parse(readFileSync(file, "utf8")) };
}

/** Reads the JSON report of Playwright. Without a report the whole run failed. */
export function readPlaywright(file) {
  if (!existsSync(file)) return { ...emptyReport(), failed: 1, failures: [withoutReport("playwright")] };
  const { stats, suites, errors } = JSON.parse(readFileSync(file, "utf8"));
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    tests,
    failures: [
      ...errors.map(({ message }) => ({ file: "e2e", title: "the run", message })),
      ...tests.filter(({ status }) => status === "unexpected"),
    ],
    flaky: tests.filter(({ status }) => status === "flaky"),
  };
}

const withoutReport = (file) => ({
  file,
  title: "the run",
  message: "It ended without a report; see its output above.",
});

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `e2e/${file}`,
      title,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      message: results
        .map(({ error }) => error?.message)
        .filter(Boolean)
        .join("\n"),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/**
 * Returns the report with one more failure where a runner ended with a status that no failed test explains, or ran no test.
 * @param mayBeEmpty where no test is no failure, as there may be none for what was asked
 */
export function judge(report, name, status, mayBeEmpty) {
  const isEmpty = report.tests.length === 0 && !mayBeEmpty;
  if (report.failed > 0 || (status === 0 && !isEmpty)) return report;
  const message = `It ended with status ${status}${isEmpty ? " and ran no test" : ""}; see its output above.`;
  return { ...report, failed: 1, failures: [{ file: name, title: "the runner", message }] };
}

/** Prints each test once more with the first lines of its message, so that the end of a long log names them. */
export function printTests(label, tests, project) {
  for (const { file, title, message } of tests) {
    const lines = stripVTControlCharacters(message).split("\n").slice(0, 12);
    console.log(`\n${label}: ${file.replace(`${project}/`, "")}: ${title}\n${lines.join("\n")}`);
  }
}

/** Prints the slowest tests of all runners. */
export function printSlowest(tests, project, count = 10) {
  console.log(`\nThe ${count} slowest tests:`);
  for (const { file, title, seconds } of tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file.replace(`${project}/`, "")}: ${title}`);
}

/** Prints the processor seconds of each part, as a map from its name, and their sum. */
export function printProcessorSeconds(parts) {
  console.log("\nProcessor seconds:");
  const print = (seconds, name) => console.log(`${seconds.padStart(9)}  ${name}`);
  for (const [name, seconds] of parts) print(seconds?.toFixed(1) ?? "-", name);
  const isMeasured = [...parts.values()].every((seconds) => seconds !== undefined);
  const sum = [...parts.values()].reduce((total, seconds) => total + (seconds ?? 0), 0);
  print(isMeasured ? sum.toFixed(1) : "-", isMeasured ? "in all" : "not measured on this system");
}
