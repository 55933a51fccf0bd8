import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { Api } from "#api/http/deps.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { startCollector } from "../../../test/operations/collector.ts";
import { testDeps } from "../../../test/support/api.ts";
import { recordingLog } from "../../../test/support/log.ts";
import { readConfig } from "../config/config.server.ts";
import { createMetrics } from "../log/metrics.server.ts";
import { createTracing } from "./create-tracing.server.ts";
import { createObserveOutbound } from "./observe-outbound.server.ts";
import { noTracing, traceIdOf } from "./tracing.server.ts";

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function traced(env: Record<string, string> = {}) {
  const collector = await startCollector();
  closers.push(collector.close);
  const tracing = await createTracing(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env }));
  return { collector, tracing };
}

test("without an address nothing is traced", async () => {
  expect(await createTracing(readConfig({}))).toBe(noTracing);
  expect(await noTracing.span("work", {}, async () => noTracing.current())).toBeUndefined();
});

test("the lines of an error and of its response name request, route and trace", async () => {
  const { collector, tracing } = await traced();
  const { log, lines } = recordingLog(() => traceIdOf(tracing.current()));
  const app = await buildApi(testDeps({} as Database, { tracing, log }), {
    calls: (api: Api) => {
      api.post("/broken/:id", async () => {
        throw Object.assign(new Error("secret@example.com"), { code: "odd" });
      });
    },
  });
  closers.push(() => app.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/broken/secret`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-id": "request-1" },
    body: "{}",
  });
  expect(response.status).toBe(500);
  await response.text();
  await tracing.close();
  const [span] = collector.spans;
  expect(span).toMatchObject({
    name: "POST /api/broken/:id",
    failed: true,
    attributes: { "request.id": "request-1", "http.response.status_code": 500 },
  });
  const error = lines().find(({ level }) => level === 50);
  const named = { request: "request-1", route: "/api/broken/:id", trace: span?.traceId };
  expect(error).toMatchObject(named);
  expect(lines().find(({ msg }) => msg === "responded")).toMatchObject(named);
  expect(collector.bodies.join()).not.toContain("secret");
});

test("what is not sampled is not sent, nor what continues it", async () => {
  const { collector, tracing } = await traced({ TRACE_SAMPLE: "0" });
  const stored = await tracing.span("request", {}, async () => tracing.current());
  expect(stored).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  await tracing.span("job", { parent: stored }, async () => {
    expect(traceIdOf(tracing.current())).toBe(traceIdOf(stored));
  });
  await tracing.close();
  expect(collector.spans).toEqual([]);
});

test("another system receives the trace, and the outcome of each call is counted", async () => {
  const { collector, tracing } = await traced();
  const metrics = createMetrics({ process: false });
  const observe = createObserveOutbound(metrics, tracing);
  const call = { to: "crm", call: "send", isRefusal: (error: unknown) => error === "refused" };
  const sent = await observe(call, async ({ traceparent }) => traceparent);
  for (const outcome of ["refused", "away"])
    await expect(observe(call, () => Promise.reject(outcome))).rejects.toBe(outcome);
  await tracing.close();
  expect(collector.spans.map(({ name, failed }) => [name, failed])).toEqual([
    ["crm send", false],
    ["crm send", true],
    ["crm send", true],
  ]);
  expect(sent).toBe(`00-${collector.spans[0]?.traceId}-${collector.spans[0]?.spanId}-01`);
  const text = await metrics.registry.metrics();
  for (const outcome of ["ok", "refused", "failed"])
    expect(text).toContain(`bigsuite_outbound_seconds_count{to="crm",call="send",outcome="${outcome}"} 1`);
});

test("a failed span has the kind of its error, and the error is thrown on", async () => {
  const { collector, tracing } = await traced();
  const failing = tracing.span("work", { parent: "not a trace" }, async () => {
    throw Object.assign(new Error("Sari"), { code: "23505" });
  });
  await expect(failing).rejects.toThrow("Sari");
  await tracing.close();
  expect(collector.spans).toMatchObject([{ name: "work", failed: true, attributes: { "error.type": "23505" } }]);
  expect(collector.bodies.join()).not.toContain("Sari");
});
