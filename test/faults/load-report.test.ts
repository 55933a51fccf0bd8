import { expect, test } from "vitest";
import { judge } from "../../bench/load/objectives.ts";
import { plot } from "../../bench/load/plot.ts";
import { reportTable } from "../../bench/load/report.ts";
import { spreadArrivals } from "../../bench/load/traffic.ts";

test("arrivals are spread evenly by their shares", () => {
  const all = spreadArrivals(true);
  expect(all).toHaveLength(1000);
  expect(all.filter((arrival) => arrival === "order")).toHaveLength(10);
  expect(all.slice(0, 500).filter((arrival) => arrival === "order")).toHaveLength(5);
  expect(spreadArrivals(false)).not.toContain("order");
});

test("a step is judged by the share of its requests that were answered in time", () => {
  const samples = (slow: number, failed: number) =>
    Array.from({ length: 1000 }, (_, index) => ({
      act: "page" as const,
      ms: index < slow ? 80 : 5,
      status: index >= 1000 - failed ? 503 : 200,
    }));
  const met = (slow: number, failed: number) => judge({ samples: samples(slow, failed) })[0]!.met;
  expect([met(1, 0), met(2, 0), met(0, 1), met(0, 2)]).toEqual([true, false, true, false]);
  const steps = [1, 2].map((slow) => ({ rate: 50 * slow, samples: samples(slow, 0), ownDelay: 1 }));
  expect(reportTable(steps).split("\n")).toEqual([
    "| arrivals/s | requests | page: 99.9% <= 50 ms | client late by (p99) |",
    "| --- | --- | --- | --- |",
    "| 50 | 1000 | 5 ms | 1 ms |",
    "| 100 | 1000 | **80 ms** | 1 ms |",
  ]);
  expect(plot(steps)).toContain("<polyline");
});
