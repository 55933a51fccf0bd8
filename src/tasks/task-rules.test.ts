import { expect, test } from "vitest";
import { dayAndTime, dueOf, isOver, readTime, taskMove, taskStates, tellsAt } from "./task-rules.ts";

test.each([
  ["9.30", "09:30"],
  ["09:30", "09:30"],
  ["23.59", "23:59"],
  ["24.00", undefined],
  ["9.60", undefined],
  ["pagi", undefined],
  ["", undefined],
])("%j is the time %j", (typed, time) => expect(readTime(typed)).toBe(time));

test("a day and a time in Jakarta become a moment and are read back", () => {
  expect(dueOf("2026-12-03", "09:30")).toEqual({ at: new Date("2026-12-03T02:30:00Z"), allDay: false });
  expect(dueOf("2026-12-03", undefined)).toEqual({ at: new Date("2026-12-02T17:00:00Z"), allDay: true });
  for (const time of ["00:00", "09:30", undefined])
    expect(dayAndTime(dueOf("2026-12-03", time))).toEqual({ day: "2026-12-03", time });
});

test("a task with a time is over at its time, one without when its day is", () => {
  const at = (time: string) => new Date(`2026-12-03T${time}:00+07:00`);
  expect([
    isOver(dueOf("2026-12-03", "09:30"), at("09:29")),
    isOver(dueOf("2026-12-03", "09:30"), at("09:30")),
  ]).toEqual([false, true]);
  expect(isOver(dueOf("2026-12-03", undefined), at("23:59"))).toBe(false);
  expect(isOver(dueOf("2026-12-02", undefined), at("00:00"))).toBe(true);
});

test("people are told at the time, or at eight in the morning of the day", () => {
  expect(tellsAt(dueOf("2026-12-03", "06:00"))).toEqual(new Date("2026-12-02T23:00:00Z"));
  expect(tellsAt(dueOf("2026-12-03", undefined))).toEqual(new Date("2026-12-03T01:00:00Z"));
});

test("each state moves to each other one, by a name", () => {
  const moves = taskStates.flatMap((from) => taskStates.map((to) => `${from} ${to}: ${taskMove(from, to)}`));
  expect(moves.filter((move) => !move.endsWith("undefined"))).toEqual([
    "open done: done",
    "open cancelled: cancelled",
    "done open: reopened",
    "done cancelled: cancelled",
    "cancelled open: reopened",
    "cancelled done: done",
  ]);
});
