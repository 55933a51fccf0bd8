import { addDays, type Day, dayBegins, jakartaDay } from "./jakarta-day.ts";

const dayLength = 86_400_000;

/** Returns whether a day is one from Monday to Friday. Public holidays count as working days: they differ from year to year. */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/**
 * Returns the same time of day so many working days later, in Jakarta. What arrives on a weekend counts as arriving when
 * Monday begins: of a Saturday, one working day ends when Tuesday begins.
 */
export function addWorkingDays(moment: Date, count: number): Date {
  return moved(moment, count, 1);
}

/**
 * Returns the moment before which something must have arrived for so many working days to have passed: the inverse of
 * `addWorkingDays`, for comparing a column with one value.
 */
export function subtractWorkingDays(moment: Date, count: number): Date {
  return moved(moment, count, -1);
}

/** Returns how many whole working days lie between two moments, as `addWorkingDays` counts them; 0 before the first is over. */
export function workingDaysBetween(from: Date, to: Date): number {
  let count = 0;
  while (addWorkingDays(from, count + 1) <= to) count++;
  return count;
}

function moved(moment: Date, count: number, step: 1 | -1): Date {
  let day = jakartaDay(moment);
  let time = moment.getTime() - dayBegins(day).getTime();
  if (!isWorkingDay(day)) {
    // A weekend is one moment: the end of Friday, which is the beginning of Monday.
    while (!isWorkingDay(day)) day = addDays(day, step);
    time = step === 1 ? 0 : dayLength;
  }
  for (let left = count; left > 0; left--) {
    do day = addDays(day, step);
    while (!isWorkingDay(day));
  }
  return new Date(dayBegins(day).getTime() + time);
}
