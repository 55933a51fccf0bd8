import { minus, most, type Rupiah, rupiah, sum, zero } from "#money/rupiah.ts";
import type { Receipt } from "../payments/balance.ts";
import type { ProviderRefundState, RefundState } from "./refund-states.ts";

/** How money goes back: by the payment provider to where it came from, or by a bank transfer that a person makes. */
export const refundWays = ["provider", "transfer"] as const;
export type RefundWay = (typeof refundWays)[number];

/** The part of an order that decides how its money goes back. */
export interface RefundedMoney {
  payment: { can_refund: boolean } | null;
  receipts: readonly (Receipt & { attributed: boolean })[];
  refunds: readonly { amount: Rupiah; state: RefundState; provider_state: ProviderRefundState | null }[];
}

/** Returns how a refund goes or went back. */
export function wayOf({ provider_state }: { provider_state: ProviderRefundState | null }): RefundWay {
  return provider_state === null || provider_state === "refused" ? "transfer" : "provider";
}

/**
 * Returns the rupiah of an order that its provider can return: what arrived by this payment, less what goes back that way
 * already. 0 once the provider refused one of its refunds: it would refuse the next, and the customer would wait twice.
 */
export function returnableByProvider({ payment, receipts, refunds }: RefundedMoney): Rupiah {
  if (!payment?.can_refund || refunds.some((refund) => refund.provider_state === "refused")) return zero;
  const arrived = receipts.filter((each) => each.currency === "IDR" && !each.reversedAt && !each.attributed);
  const going = refunds.filter((each) => each.state !== "withdrawn" && wayOf(each) === "provider");
  const returned = sum(...going.map(({ amount }) => amount));
  return most(zero, minus(sum(...arrived.map(({ amount }) => rupiah(amount))), returned));
}

/** Returns how an amount of an order's money would go back. */
export function refundWay(money: RefundedMoney, amount: Rupiah): RefundWay {
  return amount > 0 && amount <= returnableByProvider(money) ? "provider" : "transfer";
}
