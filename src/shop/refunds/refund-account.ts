import type * as z from "zod/mini";
import type { Rupiah } from "#money/rupiah.ts";
import type { OrderView } from "../orders/order-view.ts";
import type { refundAccount } from "./refund-account-input.ts";

export type RefundAccount = z.infer<typeof refundAccount>;

/** What is shown of an account once it was given. */
export interface MaskedAccount {
  bank: string;
  last_digits: string;
  given_at: string;
}

/**
 * Returns whether a customer may give the account to which money of an order is returned: `needed` when money is theirs or
 * is being returned, `possible` while money is under review, null when nothing is to be returned.
 */
export function accountForRefund({
  status,
  money,
}: {
  status: OrderView["status"];
  money: { received: Rupiah; unreturned: Rupiah; refunds: readonly { status: "recorded" | "sent" }[] };
}): "needed" | "possible" | null {
  if (money.unreturned > 0 || money.refunds.some((refund) => refund.status === "recorded")) return "needed";
  return status === "manual_review" && money.received > 0 ? "possible" : null;
}
