const offset = 7 * 3_600_000;
const hour = 3_600_000;
const dayLength = 24 * hour;
/** A Monday, 00:00 in Jakarta, from which weeks are counted. */
const monday = Date.parse("2026-01-05T00:00:00Z") - offset;

/** A request is answered within one working day: 24 hours that lie on Monday to Friday. */
const promisedHours = 24;

/** Returns the hours between two moments that lie on Monday to Friday in Jakarta; holidays are not known. */
export function workingHoursBetween(from: Date, to: Date): number {
  return Math.max(0, (workingTime(to) - workingTime(from)) / hour);
}

/** Returns whether a request that was received at a moment should have been answered by now. */
export function isOverdue(receivedAt: Date, now: Date): boolean {
  return workingHoursBetween(receivedAt, now) > promisedHours;
}

/** Returns the moment since when a number of working days has passed: what was received earlier waits longer. */
export function workingDaysBefore(now: Date, days: number): Date {
  const time = workingTime(now) - days * promisedHours * hour;
  // At the end of a week the Saturday, not the Monday after it: what came on the weekend waits no longer.
  const weeks = Math.ceil(time / (5 * dayLength)) - 1;
  return new Date(monday + weeks * 7 * dayLength + (time - weeks * 5 * dayLength));
}

/** Returns the milliseconds of Mondays to Fridays from the first Monday to a moment. */
function workingTime(moment: Date): number {
  const since = moment.getTime() - monday;
  const weeks = Math.floor(since / (7 * dayLength));
  return weeks * 5 * dayLength + Math.min(since - weeks * 7 * dayLength, 5 * dayLength);
}
