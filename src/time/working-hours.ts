import { dayBegins, jakartaDay } from "./jakarta-day.ts";

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
