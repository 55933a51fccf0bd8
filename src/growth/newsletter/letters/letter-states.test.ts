import { expect, test } from "vitest";
import { letterStates, nextLetterState } from "./letter-states.ts";

test("a letter starts once, from its schedule, and one that was cancelled stays so", () => {
  const events = ["schedule", "unschedule", "start", "postpone", "finish", "repeat", "cancel"] as const;
  const from = (event: (typeof events)[number]) => letterStates.filter((state) => nextLetterState(state, event));
  expect(from("start")).toEqual(["scheduled"]);
  expect(from("schedule")).toEqual(["draft"]);
  expect(from("repeat")).toEqual(["sent"]);
  expect(events.filter((event) => nextLetterState("cancelled", event))).toEqual([]);
});
