import type { OrderState } from "../orders/order-states.ts";
import type { RefundState } from "../refunds/refund-states.ts";

/** Money that came for an order. */
export interface Receipt {
  amount: number;
  currency: string;
  receivedAt: Date;
  /** When the bank took it back; null while it is ours. */
  reversedAt: Date | null;
}

/** Where the money of an order is, in whole rupiah. */
export interface Balance {
  /** Came in and was not taken back by the bank. */
  received: number;
  /** Refunds that were sent. */
  returned: number;
  /** Refunds that were recorded and not sent yet. */
  returning: number;
  /** Received, less what was returned. */
  held: number;
  /** Held beyond what the order may keep: the customer's. */
  surplus: number;
}

/** An order in these states keeps its total; in any other nothing that is held for it is ours. */
const keepsTotal: ReadonlySet<OrderState> = new Set(["draft", "awaiting_payment", "manual_review", "paid"]);

/** The balance of an order. Money in another currency than rupiah is listed, but never counted. */
export function balanceOf(
  order: { state: OrderState; total: number },
  receipts: readonly Receipt[],
  refunds: readonly { amount: number; state: RefundState }[],
): Balance {
  const received = sumOf(receipts.filter((each) => each.currency === "IDR" && !each.reversedAt));
  const returned = sumOf(refunds.filter((each) => each.state === "sent"));
  const returning = sumOf(refunds.filter((each) => each.state === "recorded"));
  const held = received - returned;
  const due = keepsTotal.has(order.state) ? order.total : 0;
  return { received, returned, returning, held, surplus: Math.max(0, held - due) };
}

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}
