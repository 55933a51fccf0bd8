import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";

type RunErrors = Parameters<NonNullable<Reporter["onTestRunEnd"]>>[1];

/** What a run of tests was, for `npm test`: the counts, each test with its duration in seconds, and what failed. */
interface Report {
  passed: number;
  failed: number;
  skipped: number;
  tests: { file: string; title: string; seconds: number }[];
  failures: { file: string; title: string; message: string }[];
}

const fileOfReport = process.env.VITEST_REPORT ?? "test-results/vitest.json";

/**
 * Writes the report of a run of Vitest. Other than Vitest's own JSON, it also has the errors that belong to no test, such
 * as a promise rejected after the last one.
 */
export default class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: RunErrors, reason: TestRunEndReason): void {
    const report: Report = { passed: 0, failed: 0, skipped: 0, tests: [], failures: [] };
    for (const module of modules) addModule(report, module);
    for (const { name, message, stack, cause } of unhandled) {
      const reasons = [stack ?? `${name}: ${message}`, cause ? `Caused by: ${cause.stack ?? cause.message}` : ""];
      addFailure(report, "vitest", "an error outside of the tests", reasons.filter(Boolean).join("\n"));
    }
    if (reason !== "passed" && report.failed === 0) addFailure(report, "vitest", "the run", `It was ${reason}.`);
    mkdirSync(dirname(fileOfReport), { recursive: true });
    writeFileSync(fileOfReport, JSON.stringify(report));
  }
}

function addFailure(report: Report, file: string, title: string, message: string): void {
  report.failed++;
  report.failures.push({ file, title, message });
}

const messageOf = (errors: readonly { message: string; stack?: string }[]) =>
  errors.map(({ message, stack }) => stack ?? message).join("\n");

function addModule(report: Report, module: TestModule): void {
  const file = module.moduleId;
  const failedBefore = report.failed;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const title = test.fullName;
    report.tests.push({ file, title, seconds: (test.diagnostic()?.duration ?? 0) / 1000 });
    if (state === "passed") report.passed++;
    else if (state === "failed") addFailure(report, file, title, messageOf(errors));
    else if (state === "skipped") report.skipped++;
    // The worker ended before it told how the test ended.
    else addFailure(report, file, title, "It did not end.");
  }
  const suites = [...module.children.allSuites()].map((suite) => ({ title: suite.fullName, errors: suite.errors() }));
  for (const { title, errors } of [{ title: "the file", errors: module.errors() }, ...suites])
    if (errors.length > 0) addFailure(report, file, title, messageOf(errors));
  if (!module.ok() && report.failed === failedBefore) addFailure(report, file, "the file", `It ${module.state()}.`);
}
