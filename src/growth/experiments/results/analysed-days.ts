import { addDays, type Day, daysBetween } from "#time/jakarta-day.ts";
import type { DayCount } from "./counted-rows.ts";

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
