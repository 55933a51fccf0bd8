import { minus, most, type Rupiah, rupiah, sum, zero } from "#money/rupiah.ts";
import type { OrderState } from "../orders/order-states.ts";
import type { ProviderRefundState, RefundState } from "../refunds/refund-states.ts";

/** Money received for an order. */
export interface Receipt {
  /** Of its currency: whole rupiah where that is IDR. */
  amount: number;
  currency: string;
  receivedAt: Date;
  /** When the bank reversed it; null otherwise. */
  reversedAt: Date | null;
}

/** Where the money of an order is, in whole rupiah. */
export interface Balance {
  /** Received and not reversed by the bank. */
  received: Rupiah;
  /** Refunds that were sent. */
  returned: Rupiah;
  /** Refunds that were recorded and not sent yet. */
  returning: Rupiah;
  /** The part of it that the payment provider returns, which no person has to send. */
  atProvider: Rupiah;
  /** Received, less what was returned. */
  held: Rupiah;
  /** Held beyond what the order may retain: it belongs to the customer. */
  surplus: Rupiah;
}

/** States in which an order retains its total; in any other, all money held for it belongs to the customer. */
const retainsTotal: ReadonlySet<OrderState> = new Set(["draft", "awaiting_payment", "manual_review", "paid"]);

/** Returns the balance of an order. Money in another currency than rupiah does not count. */
export function balanceOf(
  order: { state: OrderState; total: Rupiah },
  receipts: readonly Receipt[],
  refunds: readonly { amount: Rupiah; state: RefundState; provider_state?: ProviderRefundState | null }[],
): Balance {
  const received = sum(
    ...receipts.filter((each) => each.currency === "IDR" && !each.reversedAt).map(({ amount }) => rupiah(amount)),
  );
  const recorded = refunds.filter((each) => each.state === "recorded");
  const atProvider = recorded.filter(({ provider_state: state }) => state === "approved" || state === "sent");
  const returned = sumOf(refunds.filter((each) => each.state === "sent"));
  const held = minus(received, returned);
  const due = retainsTotal.has(order.state) ? order.total : zero;
  return {
    received,
    returned,
    returning: sumOf(recorded),
    atProvider: sumOf(atProvider),
    held,
    surplus: most(zero, minus(held, due)),
  };
}

function sumOf(refunds: readonly { amount: Rupiah }[]): Rupiah {
  return sum(...refunds.map(({ amount }) => amount));
}
