import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, dayBegins, daysBetween, isDay, jakartaDay } from "./jakarta-day.ts";

test("a day begins at 17.00 UTC the evening before", () => {
  expect(dayBegins("2026-11-20").toISOString()).toBe("2026-11-19T17:00:00.000Z");
  expect(jakartaDay(new Date("2026-11-19T16:59:59Z"))).toBe("2026-11-19");
  expect(jakartaDay(new Date("2026-11-19T17:00:00Z"))).toBe("2026-11-20");
});

test("a month added ends in a shorter month on its last day, and returns to its anchor", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2028-01-31", 1)).toBe("2028-02-29");
  expect(addMonths("2027-02-28", 1, 31)).toBe("2027-03-31");
  expect(addMonths("2026-11-20", 3)).toBe("2027-02-20");
  expect(addMonths("2026-12-15", 36)).toBe("2029-12-15");
});

test("a name or a moment is no day to the compiler", () => {
  // @ts-expect-error A name.
  expect(() => dayBegins("today").toISOString()).toThrow(RangeError);
  // @ts-expect-error A moment as text.
  expect(() => dayBegins("2026-12-03T10:00").toISOString()).toThrow(RangeError);
});

test("days are counted and added", () => {
  const day = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
    .map(jakartaDay);
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
      expect(jakartaDay(dayBegins(from))).toBe(from);
    }),
  );
});

test.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-2-1", false],
  ["28/02/2026", false],
  ["2026-02-28T00:00", false],
  ["", false],
  [undefined, false],
])("that %s is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
