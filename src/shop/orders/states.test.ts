import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderEvents } from "#catalogue/order-events.ts";
import {
  subscriptionEvents,
  subscriptionStates,
  subscriptionTransition,
} from "../subscriptions/subscription-states.ts";
import { hasOutcome, orderStates, orderTransition } from "./order-states.ts";

/** PAYMENTS.md section 7, written a second time so that a mistake in the table is found. */
const orders: Record<string, string> = {
  "draft placed": "awaiting_payment hold",
  "awaiting_payment paid": "paid use",
  "awaiting_payment expired": "closed give_back",
  "awaiting_payment cancelled": "closed give_back",
  "awaiting_payment denied": "closed give_back",
  "awaiting_payment charge_failed": "closed give_back",
  "awaiting_payment wrong_amount": "manual_review keep",
  "awaiting_payment nothing_to_upgrade": "manual_review keep",
  "closed paid": "manual_review hold",
  "closed wrong_amount": "manual_review hold",
  "paid denied": "reversed give_back",
  "paid refunded": "refunded keep",
  "manual_review settled_as_paid": "paid use",
  "manual_review settled_as_closed": "closed give_back",
  "manual_review settled_as_refunded": "refunded give_back",
};

const subscriptions: Record<string, string> = {
  "active activated": "active",
  "active term_over": "grace",
  "active term_over_unrenewed": "ended",
  "active reversed": "suspended",
  "active refunded": "ended",
  "active extended": "active",
  "active shortened": "active",
  "active workspace_opened": "active",
  "grace activated": "active",
  "grace grace_over": "ended",
  "grace reversed": "suspended",
  "grace refunded": "ended",
  "grace extended": "active",
  "ended activated": "active",
  "ended extended": "active",
  "suspended activated": "active",
};

/** Whether a page that waits for an order may stop: not while a person decides, who may still accept it. */
const outcomes = {
  draft: false,
  awaiting_payment: false,
  paid: true,
  closed: true,
  manual_review: false,
  reversed: true,
  refunded: true,
};

describe("orders", () => {
  test("have their outcome in the states of the table", () => {
    expect(Object.fromEntries(orderStates.map((state) => [state, hasOutcome(state)]))).toEqual(outcomes);
  });

  test("make exactly the transitions of the table", () => {
    for (const state of orderStates)
      for (const event of orderEvents) {
        const next = orderTransition(state, event);
        expect(next ? `${next.to} ${next.voucher}` : undefined, `${state} ${event}`).toBe(orders[`${state} ${event}`]);
      }
  });

  test("reach every state from a draft", () => {
    const reached = new Set<string>(["draft"]);
    for (const from of reached)
      for (const event of orderEvents) {
        const next = orderTransition(from as (typeof orderStates)[number], event);
        if (next) reached.add(next.to);
      }
    expect(reached).toEqual(new Set(orderStates));
  });

  test("never count a voucher twice, in any order of events", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderEvents), { maxLength: 40 }), (events) => {
        let state: (typeof orderStates)[number] = "draft";
        let voucher = "free";
        for (const event of events) {
          const next = orderTransition(state, event);
          if (!next) continue;
          if (next.voucher === "hold") expect(voucher).toBe("free");
          if (next.voucher === "use") expect(voucher).toBe("held");
          if (next.voucher === "give_back") expect(["held", "used"]).toContain(voucher);
          if (next.voucher !== "keep") voucher = { hold: "held", use: "used", give_back: "free" }[next.voucher];
          state = next.to;
        }
        expect(voucher).toBe(
          {
            draft: "free",
            awaiting_payment: "held",
            paid: "used",
            closed: "free",
            manual_review: "held",
            reversed: "free",
            refunded: voucher,
          }[state],
        );
      }),
    );
  });
});

test("subscriptions make exactly the transitions of their table, and reach every state", () => {
  const reached = new Set<string>();
  for (const state of subscriptionStates)
    for (const event of subscriptionEvents) {
      const next = subscriptionTransition(state, event);
      expect(next ?? undefined, `${state} ${event}`).toBe(subscriptions[`${state} ${event}`]);
      if (next) reached.add(next);
    }
  expect(reached).toEqual(new Set(subscriptionStates));
});
