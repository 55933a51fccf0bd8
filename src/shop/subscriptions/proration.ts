import { type Rupiah, shareHalfUp, sum, times } from "#money/rupiah.ts";
import { addMonths, type Day, daysBetween } from "#time/jakarta-day.ts";

/**
 * Returns the price of an upgrade: the difference of the monthly prices for the time left, to the day. Whole calendar months
 * count as months; the rest is its days divided by the days of their month. `lastDay` is the last paid day.
 */
export function proratedDifference(difference: Rupiah, today: Day, lastDay: Day): Rupiah {
  if (lastDay <= today) return times(difference, 0);
  let months = 0;
  while (addMonths(today, months + 1) <= lastDay) months += 1;
  const from = addMonths(today, months);
  const days = daysBetween(from, lastDay);
  const monthLength = daysBetween(from, addMonths(today, months + 1));
  return sum(times(difference, months), shareHalfUp(difference, days, monthLength));
}
