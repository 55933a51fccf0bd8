import { expect, test } from "vitest";
import { helpEvents, helpStates, helpTransition } from "./help-states.ts";

/** The table, written a second time so that a mistake in it is found. */
const expected: Record<string, string> = {
  "waiting_team customer_wrote": "waiting_team",
  "waiting_team team_answered": "waiting_customer",
  "waiting_team solved": "solved",
  "waiting_customer customer_wrote": "waiting_team",
  "waiting_customer team_answered": "waiting_customer",
  "waiting_customer solved": "solved",
  "solved customer_wrote": "waiting_team",
  "solved team_answered": "waiting_customer",
};

test("requests for help make exactly the transitions of their table, and reach every state", () => {
  const reached = new Set<string>(["waiting_team"]);
  for (const state of helpStates)
    for (const event of helpEvents) {
      const next = helpTransition(state, event);
      expect(next ?? undefined, `${state} ${event}`).toBe(expected[`${state} ${event}`]);
      if (next) reached.add(next);
    }
  expect(reached).toEqual(new Set(helpStates));
});
