import type { ColumnType, Generated } from "kysely";
import type { Locale } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { ExperimentArm } from "./experiment.ts";
import type { ExperimentState } from "./experiment-states.ts";
import type { Measure } from "./measures.ts";

/** Written as JSON text, which both databases accept. */
type Json<T> = ColumnType<T, string, string>;
type DayColumn = ColumnType<Day, Day, never>;

interface ExperimentTable {
  /** Browsers know it as `x` and this number. */
  id: Generated<number>;
  version: Generated<number>;
  state: ExperimentState;
  name: string;
  pages: Json<string[]>;
  locales: Json<Locale[]>;
  arms: Json<ExperimentArm[]>;
  /** By which it is decided. */
  goal: ColumnType<Measure, Measure | undefined, Measure>;
  planned_visitors: number;
  started_at: Date | null;
  stopped_at: Date | null;
  /** The arm that every visitor sees since it was shipped. */
  winner: string | null;
  /** Of words that were shipped: the publication that makes them the content. */
  publication_id: ColumnType<string | null, string | null | undefined, string | null>;
  author: string;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

/** Browsers that saw an arm for the first time, by day in Jakarta. */
interface ExposureDayTable {
  experiment_id: number;
  day: DayColumn;
  arm: string;
  locale: string;
  device: string;
  source: string;
  count: number;
}

/** What must not get worse: `form_sent`, `form_failed`, `page_measured`, `page_slow` (largest paint over 2.5 s). */
export type GuardName = "form_sent" | "form_failed" | "page_measured" | "page_slow";

interface GuardDayTable {
  experiment_id: number;
  day: DayColumn;
  arm: string;
  name: GuardName;
  count: number;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    experiments: ExperimentTable;
    experiment_exposure_days: ExposureDayTable;
    experiment_guard_days: GuardDayTable;
  }
}
