import type { OrderState } from "../orders/order-states.ts";

/** `open`: the order can be paid by the link. `settled`: its result is shown, and the invoice. `ended`: nothing is. */
export type PayerLinkState = "open" | "settled" | "ended";

/** Days after the payment for which the link still shows it, so that finance can fetch the invoice. */
const settledDays = 30;

/** Returns what a link shows: it ends with its order. */
export function payerLinkState(order: { state: OrderState; updated_at: Date }, now: Date): PayerLinkState {
  switch (order.state) {
    case "draft":
    case "awaiting_payment":
      return "open";
    case "paid":
    case "manual_review":
      return now.getTime() - order.updated_at.getTime() <= settledDays * 86_400_000 ? "settled" : "ended";
    default:
      return "ended";
  }
}
