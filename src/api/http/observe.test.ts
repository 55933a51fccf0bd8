import { expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { recordingLog } from "../../../test/support/log.ts";
import { createRecorder } from "./observe.ts";

function recorder(sample: string) {
  const { log, lines } = recordingLog();
  const metrics = createMetrics({ process: false });
  const record = createRecorder({ config: readConfig({ LOG_SAMPLE: sample }), log, metrics });
  const respond = (status: number, milliseconds = 5) =>
    record({ requestId: "request-1", method: "GET", route: "/api/x", status, milliseconds });
  return { respond, metrics, logged: () => lines().map(({ status, ms }) => [status, ms]) };
}

test.each([
  ["100", 40],
  ["25", 10],
  ["3", 1],
  ["0", 0],
])("with LOG_SAMPLE=%s, %i of 40 answers are logged, and all are measured", async (sample, expected) => {
  const { respond, metrics, logged } = recorder(sample);
  for (let count = 0; count < 40; count++) respond(200);
  expect(logged()).toHaveLength(expected);
  expect(await metrics.registry.metrics()).toContain(
    'bigsuite_http_request_seconds_count{method="GET",route="/api/x",status="200"} 40',
  );
});

test("what failed or was slow is always logged", () => {
  const { respond, logged } = recorder("0");
  respond(404);
  respond(503);
  respond(200, 1000.4);
  expect(logged()).toEqual([
    [503, 5],
    [200, 1000],
  ]);
});
