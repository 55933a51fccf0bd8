import type { OrderState } from "#shop/orders/order-states.ts";
import type { Tone } from "../../layout/state-badge.tsx";

/** The colour of an order's state; its words say the same. */
export const orderTones: Record<OrderState, Tone> = {
  draft: "quiet",
  awaiting_payment: "info",
  paid: "good",
  closed: "quiet",
  manual_review: "warn",
  reversed: "bad",
  refunded: "quiet",
};
