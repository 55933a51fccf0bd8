import { expect, test } from "vitest";
import { calendarText } from "./calendar-text.ts";

const entry = {
  uid: "a@example",
  revised: new Date("2026-11-20T00:00:00+07:00"),
  starts: new Date("2026-12-03T10:00:00+07:00"),
  ends: new Date("2026-12-03T11:15:00+07:00"),
  summary: "Membaca sindiran; baris, dan \\ lain",
  description: `Baris satu\nBaris dua ${"–é".repeat(60)}`,
  location: "Surabaya",
  url: "https://example.test/events#a",
};

test("times are UTC, lines end with CRLF, special characters are escaped", () => {
  const text = calendarText("Acara", "Contoh", [entry]);
  expect(text).toContain("\r\nDTSTART:20261203T030000Z\r\n");
  expect(text).toContain("\r\nDTEND:20261203T041500Z\r\n");
  expect(text).toContain("\r\nDTSTAMP:20261119T170000Z\r\n");
  expect(text).toContain("SUMMARY:Membaca sindiran\\; baris\\, dan \\\\ lain");
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

test("no line is longer than 75 octets, and unfolding gives the text back", () => {
  const text = calendarText("Acara", "Contoh", [entry]);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:Baris satu\\nBaris dua ${"–é".repeat(60)}\r\n`);
});

test("whole days have no time, the day after is their end, and nothing is written that an entry does not have", () => {
  const { starts: _starts, ends: _ends, location: _location, ...rest } = entry;
  const days = { first: "2026-12-03", end: "2026-12-04" };
  const text = calendarText("Tugas", "Contoh", [{ ...rest, summary: "baris\r\ndua", days, sequence: 3 }]);
  expect(text).toContain("\r\nDTSTART;VALUE=DATE:20261203\r\nDTEND;VALUE=DATE:20261204\r\nSUMMARY:baris\\ndua\r\n");
  expect(text).toContain("\r\nSEQUENCE:3\r\n");
  expect(text).not.toMatch(/LOCATION|VALARM/);
  expect(calendarText("Acara", "Contoh", [{ ...entry, reminder: 1 }])).toContain("\r\nTRIGGER:-PT1H\r\n");
});
