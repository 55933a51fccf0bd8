import { dayBegins, jakartaDay } from "#time/jakarta-day.ts";

/**
 * For how long something stays. `bookYears`: whole years after the end of the calendar year in Jakarta, as books and
 * documents are retained for the tax office (UU KUP, art. 28).
 */
export type Period = { seconds: number } | { days: number } | { months: number } | { bookYears: number };

/** Returns the moment before which a row must have been last used for its period to have passed. */
export function endOfPeriod(now: Date, period: Period): Date {
  if ("seconds" in period) return new Date(now.getTime() - period.seconds * 1000);
  if ("days" in period) return new Date(now.getTime() - period.days * 86_400_000);
  if ("months" in period) return monthsBefore(now, period.months);
  return dayBegins(`${Number(jakartaDay(now).slice(0, 4)) - period.bookYears}-01-01`);
}

/** Returns the same day and time so many months earlier; the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now);
  earlier.setUTCMonth(now.getUTCMonth() - months);
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
