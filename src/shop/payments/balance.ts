import type { OrderState } from "../orders/order-states.ts";
import type { RefundState } from "../refunds/refund-states.ts";

/** Money received for an order. */
export interface Receipt {
  amount: number;
  currency: string;
  receivedAt: Date;
  /** When the bank reversed it; null otherwise. */
  reversedAt: Date | null;
}

/** Where the money of an order is, in whole rupiah. */
export interface Balance {
  /** Received and not reversed by the bank. */
  received: number;
  /** Refunds that were sent. */
  returned: number;
  /** Refunds that were recorded and not sent yet. */
  returning: number;
  /** Received, less what was returned. */
  held: number;
  /** Held beyond what the order may retain: it belongs to the customer. */
  surplus: number;
}

/** States in which an order retains its total; in any other, all money held for it belongs to the customer. */
const retainsTotal: ReadonlySet<OrderState> = new Set(["draft", "awaiting_payment", "manual_review", "paid"]);

/** Returns the balance of an order. Money in another currency than rupiah does not count. */
export function balanceOf(
  order: { state: OrderState; total: number },
  receipts: readonly Receipt[],
  refunds: readonly { amount: number; state: RefundState }[],
): Balance {
  const received = sumOf(receipts.filter((each) => each.currency === "IDR" && !each.reversedAt));
  const returned = sumOf(refunds.filter((each) => each.state === "sent"));
  const returning = sumOf(refunds.filter((each) => each.state === "recorded"));
  const held = received - returned;
  const due = retainsTotal.has(order.state) ? order.total : 0;
  return { received, returned, returning, held, surplus: Math.max(0, held - due) };
}

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}
