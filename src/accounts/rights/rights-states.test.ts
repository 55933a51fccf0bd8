import { expect, test } from "vitest";
import { canBeReceivedAt, rightsDueAt, rightsEvents, rightsStates, rightsTransition } from "./rights-states.ts";

test("a request is open until it is fulfilled or refused, and can be opened again", () => {
  const expected: Record<string, string> = {
    "open fulfil": "done",
    "open refuse": "refused",
    "done reopen": "open",
    "refused reopen": "open",
  };
  for (const state of rightsStates)
    for (const event of rightsEvents)
      expect(rightsTransition(state, event) ?? undefined, `${state} ${event}`).toBe(expected[`${state} ${event}`]);
});

test("the clock begins when the request was received, not when it was recorded", () => {
  const received = new Date("2026-11-20T03:00:00Z");
  expect(rightsDueAt(received)).toEqual(new Date("2026-11-23T03:00:00Z"));
  expect(canBeReceivedAt(received, new Date("2026-11-21T03:00:00Z"))).toBe(true);
  expect(canBeReceivedAt(received, new Date("2026-11-20T02:59:59Z"))).toBe(false);
  expect(canBeReceivedAt(received, new Date("2026-12-21T03:00:00Z"))).toBe(false);
});
