/** The server's time in milliseconds since 1970 at a reading of this document's own clock, which no one sets. */
let noted: { time: number; at: number } | undefined;

/** Notes the server's time by the `Date` header of its response, which has whole seconds. */
export function noteServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get("Date") ?? "");
  if (!Number.isNaN(time)) noted = { time, at: performance.now() };
}

/**
 * Returns the server's time in milliseconds since 1970: that of its last response and what has passed since. Undefined
 * before the first response. The device's clock decides nothing: it may be days off.
 */
export function serverNow(): number | undefined {
  return noted && noted.time + performance.now() - noted.at;
}

/** Returns the server's time to be shown; before the first response that of the device. */
export function serverDate(): Date {
  return new Date(serverNow() ?? Date.now());
}
