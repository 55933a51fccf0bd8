import type { Rupiah } from "#money/rupiah.ts";
import { addDays, type Day, daysBetween } from "#time/jakarta-day.ts";
import type { Measure } from "../measures.ts";
import type { GuardName } from "../tables.server.ts";

/**
 * Returns the days that count, without gaps, and whether they are all: from the first visitor to the day on which the
 * planned number was reached, or to the last day given.
 */
export function analysedDays(
  counts: readonly Pick<DayCount, "day" | "count">[],
  planned: number,
  last: Day,
): { days: Day[]; isFinal: boolean } {
  const byDay = new Map<Day, number>();
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count);
  const first = [...byDay.keys()].sort()[0];
  if (first === undefined) return { days: [], isFinal: false };
  const days: Day[] = [];
  let visitors = 0;
  const length = Math.max(0, daysBetween(first, last)) + 1;
  for (let index = 0; index < length; index++) {
    const day = addDays(first, index);
    days.push(day);
    visitors += byDay.get(day) ?? 0;
    if (visitors >= planned) return { days, isFinal: true };
  }
  return { days, isFinal: false };
}

/** What is counted of an arm in one day. */
export interface DayCount {
  day: Day;
  arm: string;
  measure: Measure | "visitor" | GuardName;
  /** Visitors, or persons who did it for the first time on that day. */
  count: number;
  /** Of revenue: whole rupiah of that day, negative when more was returned than received. */
  amount: Rupiah;
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
  amount: Rupiah;
}
