/** One entry of an iCalendar file (RFC 5545). */
export interface CalendarEntry {
  uid: string;
  revised: Date;
  starts: Date;
  ends: Date;
  summary: string;
  description: string;
  location: string;
  url: string;
}

/** Returns an iCalendar file; times are in UTC, so that no time zone has to be defined. */
export function calendarText(name: string, product: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(product)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:${entry.uid}`,
      `DTSTAMP:${utc(entry.revised)}`,
      `LAST-MODIFIED:${utc(entry.revised)}`,
      `DTSTART:${utc(entry.starts)}`,
      `DTEND:${utc(entry.ends)}`,
      `SUMMARY:${escapeText(entry.summary)}`,
      `DESCRIPTION:${escapeText(entry.description)}`,
      `LOCATION:${escapeText(entry.location)}`,
      `URL:${entry.url}`,
      "STATUS:CONFIRMED",
      // A reminder an hour before.
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(entry.summary)}`,
      "TRIGGER:-PT1H",
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** Returns a moment as `20261203T030000Z`. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
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
