import { expect, test } from "vitest";
import {
  providerRefundEvents,
  providerRefundStates,
  providerRefundTransition,
  refundEvents,
  refundStates,
  refundTransition,
} from "./refund-states.ts";

/** The table, written a second time so that a mistake in it is found. */
const expected: Record<string, string> = { "recorded sent": "sent", "recorded withdrawn": "withdrawn" };

test("refunds make exactly the transitions of their table, and reach every state", () => {
  const reached = new Set<string>(["recorded"]);
  for (const state of refundStates)
    for (const event of refundEvents) {
      const next = refundTransition(state, event);
      expect(next ?? undefined, `${state} ${event}`).toBe(expected[`${state} ${event}`]);
      if (next) reached.add(next);
    }
  expect(reached).toEqual(new Set(refundStates));
});

const expectedAtProvider: Record<string, string> = {
  "approved sent": "sent",
  "approved refused": "refused",
  "sent done": "done",
  "sent refused": "refused",
};

test("refunds at the provider make exactly the transitions of their table, and reach every state", () => {
  const reached = new Set<string>(["approved"]);
  for (const state of providerRefundStates)
    for (const event of providerRefundEvents) {
      const next = providerRefundTransition(state, event);
      expect(next ?? undefined, `${state} ${event}`).toBe(expectedAtProvider[`${state} ${event}`]);
      if (next) reached.add(next);
    }
  expect(reached).toEqual(new Set(providerRefundStates));
});
