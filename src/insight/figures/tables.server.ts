import type { ColumnType, Generated } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { FigureDimension, Measure } from "./measures.ts";

/** Figures of a closed day (Asia/Jakarta); the dimension `all` has the value "". */
interface FigureDayTable {
  dimension: "all" | FigureDimension;
  day: ColumnType<Day, Day, never>;
  measure: Measure;
  value: string;
  count: number;
  /** Rupiah. */
  amount: Rupiah;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    figure_days: FigureDayTable;
    /** One row: all days up to this one are in `figure_days`. */
    figure_days_counted: { one: Generated<boolean>; until: ColumnType<Day, Day, Day> };
    /** Days of which something changed after they were counted. */
    figure_days_changed: { id: Generated<number>; day: ColumnType<Day, Day, never> };
  }
}
