/**
 * A calendar day `YYYY-MM-DD` in Jakarta. Strings of this form sort like their days. Its type has the form of a day, so that
 * a name or a moment (`2026-12-03T10:00`) does not compile; whether the day exists says `isDay`.
 */
export type Day = `${number}-${number}-${number}`;

// Western Indonesia time has been UTC+7 without summer time since 1964.
const offset = 7 * 3_600_000;
const dayLength = 86_400_000;

const stamp = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const write = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10) as Day;

/** Returns whether a text is a day that exists, as it is stored: `2026-02-28`, not `2026-02-30` or `28/02/2026`. */
export function isDay(text: string | null | undefined): text is Day {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const milliseconds = stamp(text);
  // Where `Date` accepts the 30th of February at all, it is a day in March.
  return !Number.isNaN(milliseconds) && write(milliseconds) === text;
}

/** Returns the day in Jakarta at a moment. */
export function jakartaDay(moment: Date): Day {
  return write(moment.getTime() + offset);
}

/** Returns the moment at which a day begins in Jakarta. */
export function dayBegins(day: Day): Date {
  return new Date(stamp(day) - offset);
}

/** Returns the moment of a minute in Jakarta, as an agenda writes it: `2026-12-03T10:00`. */
export function jakartaMoment(minute: string): Date {
  return new Date(Date.parse(`${minute}:00Z`) - offset);
}

/** Returns the first day of a month `YYYY-MM`. */
export function firstOfMonth(month: string): Day {
  return `${month}-01` as Day;
}

export function addDays(day: Day, count: number): Day {
  return write(stamp(day) + count * dayLength);
}

/** Returns the days from one day to another; negative when the second one is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((stamp(to) - stamp(from)) / dayLength);
}

/**
 * Returns the same day of the month `count` months later, or the last day of a shorter month. `anchor` is the intended
 * day of the month, so that a series started on the 31st returns to the 31st after February.
 */
export function addMonths(day: Day, count: number, anchor = dayOfMonth(day)): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const year = Math.floor(months / 12);
  const month = months % 12;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return write(Date.UTC(year, month, Math.min(anchor, last)));
}

export function dayOfMonth(day: Day): number {
  return Number(day.slice(8, 10));
}
