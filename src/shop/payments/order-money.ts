import { minus, most, type Rupiah, zero } from "#money/rupiah.ts";
import type { OrderState } from "../orders/order-states.ts";
import type { RefundKind, RefundState } from "../refunds/refund-states.ts";
import { type Balance, balanceOf, type Receipt } from "./balance.ts";
import { type Misfit, misfitsOf } from "./misfit.ts";

/** The part of an order that concerns its money. */
interface OrderWithMoney {
  state: OrderState;
  total: Rupiah;
  receipts: readonly Receipt[];
  refunds: readonly { amount: Rupiah; state: RefundState; kind: RefundKind }[];
  history: readonly { event: string; from: string; to: string }[];
}

export interface OrderMoney extends Balance {
  /** Why the order is under review; empty when it is not. */
  misfits: Misfit[];
  /** The part of the surplus without a recorded refund. */
  unreturned: Rupiah;
}

/** Returns what page and mails state about an order's money. */
export function orderMoney(order: OrderWithMoney): OrderMoney {
  const balance = balanceOf(order, order.receipts, order.refunds);
  const { history, total, receipts, state } = order;
  return {
    ...balance,
    misfits: state === "manual_review" ? misfitsOf(history, total, balance, receipts) : [],
    unreturned: most(zero, minus(balance.surplus, balance.returning)),
  };
}
