/** Whether a refund returns all money held for the order, which ends its access, or a part, which changes nothing. */
export type RefundKind = "part" | "all";

export const refundStates = ["recorded", "sent", "withdrawn"] as const;
export type RefundState = (typeof refundStates)[number];

export const refundEvents = ["sent", "withdrawn"] as const;
export type RefundEvent = (typeof refundEvents)[number];

const table: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  // Decided but not transferred: nothing has changed for the customer, and it can be withdrawn.
  recorded: { sent: "sent", withdrawn: "withdrawn" },
  sent: {},
  withdrawn: {},
};

/** Returns the state after an event, or null when the event is not allowed in this state. */
export function refundTransition(state: RefundState, event: RefundEvent): RefundState | null {
  return table[state][event] ?? null;
}

/** Returns the state of a refund as its customer sees it: what is proposed or approved is recorded. */
export function refundStatus(state: RefundState): "recorded" | "sent" {
  return state === "sent" ? "sent" : "recorded";
}
