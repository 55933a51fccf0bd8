import { expect, test } from "vitest";
import { proposalEvents, proposalStates, proposalTransition } from "./proposal-states.ts";

test("proposals are decided once, and reach every state", () => {
  const reached = new Set<string>(["open"]);
  for (const state of proposalStates)
    for (const event of proposalEvents) {
      const next = proposalTransition(state, event);
      expect(next, `${state} ${event}`).toBe(state === "open" ? event : null);
      if (next) reached.add(next);
    }
  expect(reached).toEqual(new Set(proposalStates));
});
