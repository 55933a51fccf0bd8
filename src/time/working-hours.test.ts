import { expect, test } from "vitest";
import { isWorkingTime, nextWorkingTime, usualHours } from "./working-hours.ts";

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

const at = (minute: string) => new Date(`2026-11-${minute}:00+07:00`);

test.each([
  ["20T08:59", "20T09:00"],
  ["20T09:00", "20T09:00"],
  ["20T16:59", "20T16:59"],
  ["20T17:00", "23T09:00"],
  ["21T12:00", "23T09:00"],
])("after %s people work from %s on", (moment, next) => {
  expect(nextWorkingTime(usualHours, at(moment))).toEqual(at(next));
});

test("who works on one day of the week is back after seven days", () => {
  const hours = { days: [5], from: "09:00", to: "10:00" };
  expect(nextWorkingTime(hours, at("20T10:00"))).toEqual(at("27T09:00"));
});
