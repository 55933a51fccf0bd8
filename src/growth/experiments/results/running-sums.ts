import type { Day } from "#time/jakarta-day.ts";
import type { DayCount } from "./counted-rows.ts";

/** What an arm has until the end of a day. */
export interface Sum {
  count: number;
  amount: number;
  squares: number;
}

/** Returns what an arm has of a measure until the end of each day. */
export function runningSums(
  counts: readonly DayCount[],
  days: readonly Day[],
  arm: string,
  measure: DayCount["measure"],
): Sum[] {
  const own = Map.groupBy(
    counts.filter((each) => each.arm === arm && each.measure === measure),
    ({ day }) => day,
  );
  let sum: Sum = { count: 0, amount: 0, squares: 0 };
  return days.map((day) => {
    for (const { count, amount, squares } of own.get(day) ?? [])
      sum = { count: sum.count + count, amount: sum.amount + amount, squares: sum.squares + squares };
    return sum;
  });
}
