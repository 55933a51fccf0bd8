import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { goodRequest } from "../support/leads.ts";
import { alertNames, readRules, readSamples } from "./promtool.ts";

let suite: BuiltSuite;
/** The names of the labels of each metric. */
let labels: Map<string, Set<string>>;

beforeAll(async () => {
  const operatorPort = await freePort();
  suite = await startBuiltSuite({
    DATABASE_URL: await freshPostgresUrl(),
    AUTH_SECRET: "only-for-this-test-and-long-enough",
    OPERATOR_PORT: String(operatorPort),
  });
  const request = { ...goodRequest, privacy_consent: true };
  const sent = await fetch(`${suite.url}/api/contact-us`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify(request),
  });
  expect(sent.status).toBe(201);
  while (suite.mails().length === 0) await sleep(50);
  const metrics = async () => (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text();
  const isProbed = async () => /^bigsuite_cached_page_seconds_count [1-9]/m.test(await metrics());
  while (!(await isProbed())) await sleep(250);
  labels = new Map();
  for (const series of readSamples(await metrics()).keys()) {
    const [, name = "", list = ""] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
    const known = labels.get(name) ?? new Set();
    labels.set(name, known);
    for (const [, label = ""] of list.matchAll(/(\w+)="/g)) known.add(label);
  }
});
afterAll(() => suite.stop());

/** Labels that Prometheus adds itself. */
const ownLabels = ["instance", "job"];

/** Expects that a running suite has every metric of an expression, with its labels. */
function expectKnown(expression: string): void {
  // What Prometheus itself, and the rules themselves, provide.
  const metrics = [...expression.matchAll(/\b((?:bigsuite|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
  expect(metrics.length, expression).toBeGreaterThan(0);
  for (const [, name = "", matchers = ""] of metrics) {
    const known = labels.get(name);
    expect(known, `${name} of ${expression}`).toBeDefined();
    for (const [, label = ""] of matchers.matchAll(/(\w+)\s*(?:=|!=|=~|!~)\s*"/g))
      expect([...known!, ...ownLabels], `${name} of ${expression}`).toContain(label);
  }
  for (const [, by = ""] of expression.matchAll(/\bby \(([^)]*)\)/g))
    for (const label of by.split(",").map((each) => each.trim()))
      expect([...metrics.flatMap(([, name = ""]) => [...labels.get(name)!]), ...ownLabels], expression).toContain(
        label,
      );
}

test("every metric and label of the alerts is in what a running suite reports", () => {
  const own = /bigsuite:|\bup\{/;
  const rules = readRules();
  for (const { expr } of rules) if (!own.test(expr)) expectKnown(expr);
  // What an alert takes from a recorded rule is recorded.
  const recorded = rules.flatMap(({ record }) => record ?? []);
  for (const { expr } of rules)
    for (const [name] of expr.matchAll(/bigsuite:\w+:\w+/g)) expect(recorded).toContain(name);
});

test("every metric and label of the dashboard is in what a running suite reports", () => {
  const file = new URL("../../deploy/grafana/bigsuite.json", import.meta.url);
  const { panels } = JSON.parse(readFileSync(file, "utf8")) as { panels: { targets?: { expr: string }[] }[] };
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) expectKnown(expression);
});

test("the metrics name the version that runs, and when it was started", () => {
  expect([...labels.get("bigsuite_build_info")!]).toEqual(["version", "commit"]);
  expect(labels.has("process_start_time_seconds")).toBe(true);
});

test("every alert has its section in docs/operations.md, and no section is of an alert that is gone", () => {
  const guide = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
  const chapter = guide.slice(guide.indexOf("\n## Alerts"), guide.indexOf("\n## Traces and logs"));
  expect([...chapter.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(alertNames);
  expect(chapter.match(/^\*\*Means\*\* /gm)).toHaveLength(alertNames.length);
  expect(chapter.match(/^\*\*Do\*\* /gm)).toHaveLength(alertNames.length);
  for (const { alert, annotations, labels: given } of readRules().filter((rule) => rule.alert)) {
    expect(annotations?.runbook).toBe(`docs/operations.md#${alert!.toLowerCase()}`);
    expect(["page", "ticket"]).toContain(given?.severity);
  }
});
