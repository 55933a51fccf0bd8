import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";

export const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

const alertsFile = new URL("../../deploy/alerts.yaml", import.meta.url).pathname;

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { runbook?: string };
}

/** Returns the rules of deploy/alerts.yaml. */
export function readRules(): Rule[] {
  const { groups } = parse(readFileSync(alertsFile, "utf8")) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

export const alertNames = readRules().flatMap(({ alert }) => alert ?? []);

/** Reads samples from the text of /metrics: their values by series. */
export function readSamples(metrics: string): Map<string, number> {
  const lines = metrics.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

/** How long the samples continue, in minutes. */
const length = 30;

/**
 * Asks Prometheus' own rule engine which alerts fire after half an hour in which counters went on growing each minute as
 * between two readings of /metrics, and gauges stayed as in the second.
 * @returns what promtool says is different from the expectation; empty when exactly the expected alerts fire
 */
export function unexpectedAlerts(before: string, after: string, expected: readonly string[]): string {
  const [first, second] = [readSamples(before), readSamples(after)];
  const used = readFileSync(alertsFile, "utf8");
  const series = [...second].flatMap(([name, value]) => {
    const metric = name.replace(/\{.*/, "");
    if (!used.includes(metric.replace(/_(bucket|sum|count)$/, ""))) return [];
    const isCounter = /_(total|bucket|count|sum)$/.test(metric);
    const growth = isCounter ? value - (first.get(name) ?? 0) : 0;
    return [{ series: withInstance(name), values: `${value}+${growth}x${length}` }];
  });
  const isFiring = (alert: string) => `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0 or vector(0)`;
  const test = {
    rule_files: [alertsFile],
    evaluation_interval: "1m",
    tests: [
      {
        interval: "1m",
        input_series: series,
        promql_expr_test: alertNames.map((alert) => ({
          expr: isFiring(alert),
          eval_time: `${length}m`,
          exp_samples: [{ labels: "{}", value: expected.includes(alert) ? 1 : 0 }],
        })),
      },
    ],
  };
  const file = join(mkdtempSync(join(tmpdir(), "bigsuite-alerts-")), "test.yaml");
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(test));
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
  return status === 0 ? "" : stdout + stderr;
}

/** Adds the labels with which Prometheus stores what it has read. */
function withInstance(series: string): string {
  const own = 'instance="web-1",job="bigsuite"';
  return series.endsWith("}") ? `${series.slice(0, -1)},${own}}` : `${series}{${own}}`;
}
