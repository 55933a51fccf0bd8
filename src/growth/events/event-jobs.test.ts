import { expect, test } from "vitest";
import { remindedSince } from "./event-jobs.server.ts";

const starts = new Date("2026-12-03T03:00:00Z");
const before = (hours: number) => new Date(starts.getTime() - hours * 3_600_000);

test.each([
  ["day", 24.1, false],
  ["day", 24, true],
  ["day", 2.1, true],
  ["day", 2, false],
  ["hour", 1.1, false],
  ["hour", 1, true],
  ["hour", 0.1, true],
  ["hour", 0, false],
  ["hour", -1, false],
] as const)("the reminder of the %s %d hours before: %s", (kind, hours, isDue) => {
  expect(remindedSince(kind, starts, before(hours)) !== null).toBe(isDue);
});

test("who got a seat within that time is not reminded of it", () => {
  expect(remindedSince("day", starts, before(3))).toEqual(before(24));
  expect(remindedSince("hour", starts, before(0.5))).toEqual(before(1));
});
