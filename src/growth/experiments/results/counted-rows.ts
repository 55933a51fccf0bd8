import type { Day } from "#time/jakarta-day.ts";
import type { Measure } from "../measures.ts";
import type { GuardName } from "../tables.server.ts";

/** What is counted of an arm in one day. */
export interface DayCount {
  day: Day;
  arm: string;
  measure: Measure | "visitor" | GuardName;
  /** Visitors, or persons who did it for the first time on that day. */
  count: number;
  /** Of revenue: whole rupiah of that day, negative when more was returned than received. */
  amount: number;
  /** Of revenue: by how much the sum of the squared totals of persons grew on that day. */
  squares: number;
}

/** By what the visitors of an arm are split: the circumstances in which they saw it first. */
export const splitDimensions = ["locale", "device", "source"] as const;
export type SplitDimension = (typeof splitDimensions)[number];

/** What is counted of an arm for one value of a dimension, until the end of the analysis. */
export interface SplitCount {
  dimension: SplitDimension;
  value: string;
  arm: string;
  measure: Measure | "visitor";
  count: number;
  amount: number;
}
