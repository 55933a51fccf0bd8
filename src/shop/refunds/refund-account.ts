import type * as z from "zod/mini";
import type { Rupiah } from "#money/rupiah.ts";
import type { OrderView } from "../orders/order-view.ts";
import type { refundAccount } from "./refund-account-input.ts";
import type { RefundWay } from "./refund-way.ts";

export type RefundAccount = z.infer<typeof refundAccount>;

/** What is shown of an account once it was given. */
export interface MaskedAccount {
  bank: string;
  last_digits: string;
  given_at: string;
}

/**
 * Returns whether a customer may give the account to which money of an order is returned: `needed` when money is theirs or
 * is being returned, `possible` while money is under review, null when nothing is to be transferred: there is nothing to
 * return, or the payment provider returns it to where it came from.
 */
export function accountForRefund({
  status,
  money,
}: {
  status: OrderView["status"];
  money: {
    received: Rupiah;
    unreturned: Rupiah;
    /** How what may be returned goes back. */
    refund_by: RefundWay;
    refunds: readonly { status: "recorded" | "sent"; by: RefundWay }[];
  };
}): "needed" | "possible" | null {
  const byTransfer = money.refund_by === "transfer";
  const sending = money.refunds.some((refund) => refund.status === "recorded" && refund.by === "transfer");
  if (sending || (byTransfer && money.unreturned > 0)) return "needed";
  return byTransfer && status === "manual_review" && money.received > 0 ? "possible" : null;
}
