import fc from "fast-check";
import { expect, test } from "vitest";
import { isOverdue, workingDaysBefore, workingHoursBetween } from "./working-days.ts";

const jakarta = (time: string) => new Date(`${time}+07:00`);

test.each([
  // Friday to Monday
  ["2026-11-20T15:00", "2026-11-23T15:00", 24],
  // a weekend alone
  ["2026-11-21T00:00", "2026-11-23T00:00", 0],
  // Saturday to Tuesday
  ["2026-11-21T10:00", "2026-11-24T00:00", 24],
  // a whole week
  ["2026-11-18T09:30", "2026-11-25T09:30", 120],
  ["2026-11-18T09:30", "2026-11-18T08:30", 0],
])("from %s to %s pass %d working hours", (from, to, hours) => {
  expect(workingHoursBetween(jakarta(from), jakarta(to))).toBe(hours);
});

test("a request of Friday afternoon is overdue on Monday afternoon", () => {
  expect(isOverdue(jakarta("2026-11-20T15:00"), jakarta("2026-11-23T15:00"))).toBe(false);
  expect(isOverdue(jakarta("2026-11-20T15:00"), jakarta("2026-11-23T15:01"))).toBe(true);
});

test("whatever was received before the moment of the promise is overdue, and nothing else", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
  expect(workingDaysBefore(jakarta("2026-11-24T00:00"), 1)).toEqual(jakarta("2026-11-21T00:00"));
  fc.assert(
    fc.property(moment, moment, (received, now) => {
      expect(isOverdue(received, now)).toBe(received < workingDaysBefore(now, 1));
    }),
  );
});
