/** One entry of an iCalendar file (RFC 5545). */
export type CalendarEntry = {
  uid: string;
  revised: Date;
  /** Counts its versions. */
  sequence?: number;
  summary: string;
  description: string;
  location?: string;
  url: string;
  /** Hours before it at which calendars remind of it; by default never. */
  reminder?: number;
} & (
  | { starts: Date; ends: Date }
  /** Whole days, `2026-12-03`; the end is the day after the last one. */
  | { days: { first: string; end: string } }
);

/** Returns an iCalendar file; times are in UTC, so that no time zone has to be defined. The product names who made it. */
export function calendarText(name: string, product: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function linesOf(entry: CalendarEntry): string[] {
  const { sequence, location, reminder } = entry;
  const summary = escapeText(entry.summary);
  return [
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.revised)}`,
    `LAST-MODIFIED:${utc(entry.revised)}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...("days" in entry
      ? [`DTSTART;VALUE=DATE:${digits(entry.days.first)}`, `DTEND;VALUE=DATE:${digits(entry.days.end)}`]
      : [`DTSTART:${utc(entry.starts)}`, `DTEND:${utc(entry.ends)}`]),
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${entry.url}`,
    "STATUS:CONFIRMED",
    ...(reminder === undefined
      ? []
      : ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${summary}`, `TRIGGER:-PT${reminder}H`, "END:VALARM"]),
    "END:VEVENT",
  ];
}

const digits = (day: string) => day.replaceAll("-", "");

/** Returns a moment as `20261203T030000Z`. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

const encoder = new TextEncoder();

/** Folds a line to at most 75 octets; the rest follows after a line break and a space. No character is split. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
