import { addDays, dayBegins, jakartaDay } from "./jakarta-day.ts";

/** When people work: days from 1 (Monday) to 7 (Sunday), and times of day in Jakarta, `09:00`, the last one not included. */
export interface WorkingHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

export const usualHours: WorkingHours = { days: [1, 2, 3, 4, 5], from: "09:00", to: "17:00" };

/** Returns whether a moment lies within the working hours. */
export function isWorkingTime({ days, from, to }: WorkingHours, moment: Date): boolean {
  const day = jakartaDay(moment);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const minute = new Date(moment.getTime() - dayBegins(day).getTime()).toISOString().slice(11, 16);
  return days.includes(weekday) && minute >= from && minute < to;
}

/** Returns the beginning of the next working hours after a moment; within them, that moment. */
export function nextWorkingTime(hours: WorkingHours, moment: Date): Date {
  if (isWorkingTime(hours, moment)) return moment;
  const [hour, minute] = hours.from.split(":").map(Number) as [number, number];
  const today = jakartaDay(moment);
  // The same day of the next week is the latest one: there is at least one working day.
  const openings = Array.from({ length: 8 }, (_, days) => {
    return new Date(dayBegins(addDays(today, days)).getTime() + (hour * 60 + minute) * 60_000);
  });
  return openings.find((opening) => opening > moment && isWorkingTime(hours, opening)) ?? moment;
}
