import fc from "fast-check";
import { expect, test } from "vitest";
import { addWorkingDays, isWorkingDay, subtractWorkingDays, workingDaysBetween } from "./working-days.ts";

const jakarta = (text: string) => new Date(`${text}:00+07:00`);

// 2026-11-20 is a Friday.
test.each([
  ["2026-11-18 10:30", 1, "2026-11-19 10:30"],
  ["2026-11-20 15:00", 1, "2026-11-23 15:00"],
  ["2026-11-20 15:00", 2, "2026-11-24 15:00"],
  ["2026-11-21 09:00", 1, "2026-11-24 00:00"],
  ["2026-11-22 23:59", 1, "2026-11-24 00:00"],
  ["2026-11-23 00:00", 1, "2026-11-24 00:00"],
  ["2026-11-19 23:30", 5, "2026-11-26 23:30"],
  ["2026-11-20 08:00", 0, "2026-11-20 08:00"],
])("%s plus %i working days is %s", (from, count, to) => {
  expect(addWorkingDays(jakarta(from.replace(" ", "T")), count)).toEqual(jakarta(to.replace(" ", "T")));
});

test.each([
  ["2026-11-24 10:00", 1, "2026-11-23 10:00"],
  ["2026-11-23 10:00", 1, "2026-11-20 10:00"],
  ["2026-11-21 12:00", 1, "2026-11-20 00:00"],
  ["2026-11-22 12:00", 2, "2026-11-19 00:00"],
])("%s minus %i working days is %s", (from, count, to) => {
  expect(subtractWorkingDays(jakarta(from.replace(" ", "T")), count)).toEqual(jakarta(to.replace(" ", "T")));
});

test.each([
  ["2026-11-18 10:30", "2026-11-19 10:29", 0],
  ["2026-11-18 10:30", "2026-11-19 10:30", 1],
  ["2026-11-20 15:00", "2026-11-23 14:59", 0],
  ["2026-11-20 15:00", "2026-11-27 15:00", 5],
  ["2026-11-20 15:00", "2026-11-19 15:00", 0],
])("from %s to %s are %i working days", (from, to, count) => {
  expect(workingDaysBetween(jakarta(from.replace(" ", "T")), jakarta(to.replace(" ", "T")))).toBe(count);
});

test("the day is that of Jakarta: 23:30 UTC of a Sunday is Monday there", () => {
  expect(addWorkingDays(new Date("2026-11-22T23:30:00Z"), 1)).toEqual(new Date("2026-11-23T23:30:00Z"));
  expect(isWorkingDay("2026-11-21")).toBe(false);
  expect(isWorkingDay("2026-11-23")).toBe(true);
});

test("comparing with the one moment agrees with comparing each deadline", () => {
  // Minutes: whole days are in it often enough, and so are weekends.
  const minute = fc
    .integer({ min: 0, max: 60 * 24 * 30 })
    .map((count) => new Date(Date.UTC(2026, 10, 1) + count * 60_000));
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: 1, max: 6 }), (received, now, count) => {
      expect(received < subtractWorkingDays(now, count)).toBe(addWorkingDays(received, count) < now);
    }),
    { numRuns: 2000 },
  );
});
