import type { OrderState } from "../orders/order-states.ts";

/** The mails to the customer that staff may send, or send again. */
export const resendKinds = ["placed", "receipt", "invoice_revised", "refund_account_asked", "refunded"] as const;
export type ResendKind = (typeof resendKinds)[number];

/** Returns which mails of an order can be sent again. */
export function resendable(order: {
  state: OrderState;
  email: string;
  invoice: string | null;
  invoice_revision: number;
  refunds: readonly { state: string }[];
  refund_account: object | null;
  /** Rupiah that belong to the customer or whose refund is recorded, and that no provider returns. */
  toTransfer: number;
}): ResendKind[] {
  if (order.email === "") return [];
  const possible: Record<ResendKind, boolean> = {
    placed: order.state === "awaiting_payment",
    receipt: order.invoice !== null,
    invoice_revised: order.invoice_revision > 0,
    refund_account_asked: order.refund_account === null && order.toTransfer > 0,
    refunded: order.refunds.some(({ state }) => state === "sent"),
  };
  return resendKinds.filter((kind) => possible[kind]);
}
