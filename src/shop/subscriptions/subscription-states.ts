/** The states of a subscription; there is one per customer and product, however many orders extend it. */
export const subscriptionStates = ["active", "grace", "ended", "suspended"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * `activated`: an order for it was paid. `term_over`: the last paid day has passed. `term_over_unrenewed`: the same, after
 * the customer cancelled the renewal. `grace_over`: three more days have passed. `reversed`, `refunded`: money of an
 * order was returned and no paid day is left (while other orders still cover today, the state does not change).
 * `extended`, `shortened`: a person of the company added days without money, or took such days back. `workspace_opened`:
 * its paid period starts.
 */
export const subscriptionEvents = [
  "activated",
  "term_over",
  "term_over_unrenewed",
  "grace_over",
  "reversed",
  "refunded",
  "extended",
  "shortened",
  "workspace_opened",
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

const table: Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>> = {
  active: {
    activated: "active",
    term_over: "grace",
    term_over_unrenewed: "ended",
    reversed: "suspended",
    refunded: "ended",
    extended: "active",
    shortened: "active",
    workspace_opened: "active",
  },
  grace: { activated: "active", grace_over: "ended", reversed: "suspended", refunded: "ended", extended: "active" },
  ended: { activated: "active", extended: "active" },
  // Access has ended already: a later refund of another order changes nothing.
  suspended: { activated: "active" },
};

/** Returns the state after an event, or null when the event is not allowed in this state. */
export function subscriptionTransition(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | null {
  return table[state][event] ?? null;
}

/** Returns whether the customer may use the product. */
export function hasAccess(state: SubscriptionState): boolean {
  return state === "active" || state === "grace";
}

/** Days of access after the last paid day, unless the renewal was cancelled. */
export const graceDays = 3;
/** Days before the end on which a reminder is sent, once each. */
export const reminderDays = [7, 3, 1] as const;
