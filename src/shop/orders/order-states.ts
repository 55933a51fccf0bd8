import type { orderEvents } from "#catalogue/order-events.ts";
import type { WorkspaceState } from "../workspaces/workspace-states.ts";

/** The state table of orders (PAYMENTS.md section 7). Whatever happens to an order is one of these events. */
export const orderStates = [
  "draft",
  "awaiting_payment",
  "paid",
  "closed",
  "manual_review",
  "reversed",
  "refunded",
] as const;
export type OrderState = (typeof orderStates)[number];

export type OrderEvent = (typeof orderEvents)[number];

/** What happens to the order's voucher: held by the order, used up, given back, or left unchanged. */
export type VoucherEffect = "hold" | "use" | "give_back" | "keep";

interface Transition {
  to: OrderState;
  voucher: VoucherEffect;
}

const closed: Transition = { to: "closed", voucher: "give_back" };

const table: Record<OrderState, Partial<Record<OrderEvent, Transition>>> = {
  draft: { placed: { to: "awaiting_payment", voucher: "hold" } },
  awaiting_payment: {
    paid: { to: "paid", voucher: "use" },
    expired: closed,
    cancelled: closed,
    denied: closed,
    charge_failed: closed,
    wrong_amount: { to: "manual_review", voucher: "keep" },
    // Paid in full, but the upgrade no longer applies.
    nothing_to_upgrade: { to: "manual_review", voucher: "keep" },
  },
  // Money received after the end is never dropped, whatever its amount: a person decides.
  closed: {
    paid: { to: "manual_review", voucher: "hold" },
    wrong_amount: { to: "manual_review", voucher: "hold" },
  },
  paid: {
    // Mandiri and Permata can reverse a settled payment within minutes.
    denied: { to: "reversed", voucher: "give_back" },
    refunded: { to: "refunded", voucher: "keep" },
  },
  manual_review: {
    settled_as_paid: { to: "paid", voucher: "use" },
    settled_as_closed: { to: "closed", voucher: "give_back" },
    settled_as_refunded: { to: "refunded", voucher: "give_back" },
  },
  reversed: {},
  refunded: {},
};

/** Returns the transition that an event causes, or null when the order stays unchanged and the event is only recorded. */
export function orderTransition(state: OrderState, event: OrderEvent): Transition | null {
  return table[state][event] ?? null;
}

/** Returns whether the order has its outcome, so that no further change is expected and a waiting page may stop refreshing. */
export function hasOutcome(state: OrderState): boolean {
  return state !== "draft" && state !== "awaiting_payment" && state !== "manual_review";
}

/** Returns whether nothing more is expected: the order has its outcome, and its workspace is not being prepared. */
export function isSettled(state: OrderState, workspace: WorkspaceState | null | undefined): boolean {
  return hasOutcome(state) && !(state === "paid" && workspace === "preparing");
}

/** Returns whether the buyer may still be changed: as long as the order can be paid and has no invoice. */
export function canChangeBuyer(state: OrderState): boolean {
  return state === "awaiting_payment" || state === "manual_review";
}

/** Returns whether an event means that money was received. When it changes nothing (a second payment), sales are still notified. */
export function bringsMoney(event: OrderEvent): boolean {
  return event === "paid" || event === "wrong_amount";
}
