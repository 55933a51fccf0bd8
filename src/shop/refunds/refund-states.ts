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

/** What becomes of a refund at the payment provider. While it is `approved` or `sent`, its own state is `recorded`. */
export const providerRefundStates = ["approved", "sent", "done", "refused"] as const;
export type ProviderRefundState = (typeof providerRefundStates)[number];

export const providerRefundEvents = ["sent", "done", "refused"] as const;
export type ProviderRefundEvent = (typeof providerRefundEvents)[number];

const providerTable: Record<ProviderRefundState, Partial<Record<ProviderRefundEvent, ProviderRefundState>>> = {
  // Not sent yet: it can still be withdrawn. It is refused without being sent when its provider is no longer the company's.
  approved: { sent: "sent", refused: "refused" },
  // Stored before the call, so that a refund whose response was lost is never taken for one that was not sent.
  sent: { done: "done", refused: "refused" },
  done: {},
  // From here on it is transferred by hand.
  refused: {},
};

/** Returns the state at the provider after an event, or null when the event is not allowed in this state. */
export function providerRefundTransition(
  state: ProviderRefundState,
  event: ProviderRefundEvent,
): ProviderRefundState | null {
  return providerTable[state][event] ?? null;
}
