import type { Database } from "#infra/database/tables.server.ts";
import { addReadGauge } from "#infra/log/add-read-gauge.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { countPreparations } from "./preparations.server.ts";

/** Adds a gauge of the paid packages whose workspace is not open, by whether its promised day has passed. */
export function measureWorkspaces(metrics: Pick<Metrics, "registry">, db: Database, now: () => Date): void {
  addReadGauge(metrics, {
    name: "bigsuite_workspaces",
    help: "Paid packages whose workspace the team has to open: on_time, or late after the promised day",
    labelNames: ["state"],
    async read() {
      const { preparing, late } = await countPreparations(db, jakartaDay(now()));
      return [
        { labels: { state: "on_time" }, value: preparing - late },
        { labels: { state: "late" }, value: late },
      ];
    },
  });
}
