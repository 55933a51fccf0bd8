import { minus, most, type Rupiah, sum, zero } from "#money/rupiah.ts";
import type { OrderState } from "../orders/order-states.ts";
import type { RefundKind } from "../refunds/refund-states.ts";
import { type RefundedMoney, type RefundWay, refundWay, returnableByProvider, wayOf } from "../refunds/refund-way.ts";
import { type Balance, balanceOf } from "./balance.ts";
import { type Misfit, misfitsOf } from "./misfit.ts";

/** The part of an order that concerns its money. */
interface OrderWithMoney extends RefundedMoney {
  state: OrderState;
  total: Rupiah;
  refunds: readonly (RefundedMoney["refunds"][number] & { kind: RefundKind })[];
  history: readonly { event: string; from: string; to: string }[];
}

export interface OrderMoney extends Balance {
  /** Why the order is under review; empty when it is not. */
  misfits: Misfit[];
  /** The part of the surplus without a recorded refund. */
  unreturned: Rupiah;
  /** How money that may be returned would go back: of an order under review all of it, else what is unreturned. */
  refundWay: RefundWay;
  /** The most rupiah that the provider can return. */
  providerLimit: Rupiah;
  /** Rupiah that need a bank account: what is unreturned and recorded, except what the provider returns. */
  toTransfer: Rupiah;
}

/** Returns what page and mails state about an order's money. */
export function orderMoney(order: OrderWithMoney): OrderMoney {
  const balance = balanceOf(order, order.receipts, order.refunds);
  const { history, total, receipts, state } = order;
  const unreturned = most(zero, minus(balance.surplus, balance.returning));
  const way = refundWay(order, state === "manual_review" ? minus(balance.held, balance.returning) : unreturned);
  const recorded = order.refunds.filter((refund) => refund.state === "recorded" && wayOf(refund) === "transfer");
  return {
    ...balance,
    refundWay: way,
    providerLimit: returnableByProvider(order),
    toTransfer: sum(way === "transfer" ? unreturned : zero, ...recorded.map(({ amount }) => amount)),
    misfits: state === "manual_review" ? misfitsOf(history, total, balance, receipts) : [],
    unreturned,
  };
}
