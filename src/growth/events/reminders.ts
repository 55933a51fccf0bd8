const hour = 3_600_000;

/** When each reminder is due: hours before the event from which on, and up to which, it is sent. */
const windows = { day: { from: 24, until: 2 }, hour: { from: 1, until: 0 } } as const;
export type ReminderKind = keyof typeof windows;
export const reminderKinds = Object.keys(windows) as ReminderKind[];

/**
 * Returns since when somebody must have had a seat to be reminded now; null while the reminder is not due. After an outage
 * it is sent later, as long as it is of use. Who got the seat within that time has just had the mail that says so.
 */
export function remindedSince(kind: ReminderKind, starts: Date, now: Date): Date | null {
  const { from, until } = windows[kind];
  const before = starts.getTime() - now.getTime();
  return before <= from * hour && before > until * hour ? new Date(starts.getTime() - from * hour) : null;
}
