import { expect, test } from "vitest";
import { isWorkingTime, usualHours } from "./working-hours.ts";

test.each([
  // A Friday in Jakarta, which is still Thursday in UTC at its beginning.
  ["2026-11-20T01:59:59Z", false],
  ["2026-11-20T02:00:00Z", true],
  ["2026-11-20T09:59:59Z", true],
  ["2026-11-20T10:00:00Z", false],
  // Sunday evening in UTC is Monday morning in Jakarta.
  ["2026-11-22T04:00:00Z", false],
  ["2026-11-23T02:30:00Z", true],
])("%s is working time: %s", (moment, expected) => {
  expect(isWorkingTime(usualHours, new Date(moment))).toBe(expected);
});

test("a company may work on Sundays", () => {
  const hours = { days: [7], from: "00:00", to: "23:59" };
  expect(isWorkingTime(hours, new Date("2026-11-22T04:00:00Z"))).toBe(true);
  expect(isWorkingTime(hours, new Date("2026-11-23T04:00:00Z"))).toBe(false);
});
