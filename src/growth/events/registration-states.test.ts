import { expect, test } from "vitest";
import { registrationEvents, registrationStates, registrationTransition } from "./registration-states.ts";

test("only who waits moves up, and only who cancelled signs up again", () => {
  const expected: Record<string, string> = {
    "seat cancel": "cancelled",
    "waiting move_up": "seat",
    "waiting cancel": "cancelled",
    "cancelled register": "seat",
    "cancelled queue": "waiting",
  };
  for (const state of registrationStates)
    for (const event of registrationEvents)
      expect(registrationTransition(state, event) ?? undefined, `${state} ${event}`).toBe(
        expected[`${state} ${event}`],
      );
});
