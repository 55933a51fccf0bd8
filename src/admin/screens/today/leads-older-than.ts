import { subtractWorkingDays } from "#time/working-days.ts";

const dayLength = 86_400_000;

/** Returns the list of unanswered leads older than so many working days; the list counts days of the calendar. */
export function leadsOlderThan(workingDays: number, now: Date): string {
  const days = Math.floor((now.getTime() - subtractWorkingDays(now, workingDays).getTime()) / dayLength);
  return `/leads?state=new&age=over-${days}`;
}
