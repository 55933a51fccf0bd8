/** What a refund is: all that is held for the order, which ends what the order gave, or a part, which changes nothing. */
export type RefundKind = "part" | "all";

export const refundStates = ["recorded", "sent", "withdrawn"] as const;
export type RefundState = (typeof refundStates)[number];

export const refundEvents = ["sent", "withdrawn"] as const;
export type RefundEvent = (typeof refundEvents)[number];

const table: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  // Decided, but the money has not left: nothing has changed for the customer, and it can be undone.
  recorded: { sent: "sent", withdrawn: "withdrawn" },
  sent: {},
  withdrawn: {},
};

/** The state after an event, or null when the event cannot happen to a refund in this state. */
export function refundTransition(state: RefundState, event: RefundEvent): RefundState | null {
  return table[state][event] ?? null;
}
