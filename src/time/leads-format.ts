const zone = { timeZone: "Asia/Jakarta" } as const;
const minute = new Intl.DateTimeFormat("sv-SE", { ...zone, dateStyle: "short", timeStyle: "short" });

/** A time in Jakarta as `2026-11-20 10:02`, which sorts and which spreadsheets read. */
export function minuteInJakarta(at: Date): string {
  return minute.format(at);
}

/** The day in Jakarta as `2026-11-20`. */
export function dayInJakarta(at: Date): string {
  return minuteInJakarta(at).slice(0, 10);
}
