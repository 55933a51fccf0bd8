/** The life of a subscription: one per customer and product, however many orders feed it. */
export const subscriptionStates = ["active", "grace", "ended", "suspended"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * `activated`: an order for it was paid. `term_over`: the last paid day is past. `term_over_unrenewed`: the same, after
 * the customer had cancelled the renewal. `grace_over`: three more days are past. `reversed`, `refunded`: money of an
 * order went back and no paid day is left. (While other orders still cover it, nothing happens to the state.)
 */
export const subscriptionEvents = [
  "activated",
  "term_over",
  "term_over_unrenewed",
  "grace_over",
  "reversed",
  "refunded",
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

const table: Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>> = {
  active: {
    activated: "active",
    term_over: "grace",
    term_over_unrenewed: "ended",
    reversed: "suspended",
    refunded: "ended",
  },
  grace: { activated: "active", grace_over: "ended", reversed: "suspended", refunded: "ended" },
  ended: { activated: "active" },
  // Access is gone already: money of another order that goes back later changes nothing.
  suspended: { activated: "active" },
};

/** The state after an event, or null when the event is refused in this state. */
export function subscriptionTransition(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | null {
  return table[state][event] ?? null;
}

/** Whether the customer may use the product. */
export function hasAccess(state: SubscriptionState): boolean {
  return state === "active" || state === "grace";
}

/** Days of access after the last paid day, unless the renewal was cancelled. */
export const graceDays = 3;
/** Days before the end at which a reminder goes out, once each. */
export const reminderDays = [7, 3, 1] as const;
