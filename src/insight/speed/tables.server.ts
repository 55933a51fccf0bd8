import type { ColumnType } from "kysely";
import type { Day } from "#time/jakarta-day.ts";
import type { SpeedMetric } from "./metrics.ts";

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    /** Histograms of a day (Asia/Jakarta). */
    speed_days: {
      day: ColumnType<Day, Day, never>;
      metric: SpeedMetric;
      page_kind: string;
      edition: string;
      device: string;
      connection: string;
      /** Of `metrics.ts`. */
      bucket: number;
      count: number;
    };
  }
}
