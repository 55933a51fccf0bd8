import type { OrderState } from "../orders/order-states.ts";
import type { Balance } from "../payments/balance.ts";

/** A person's decision about the money of an order. */
export type MoneyAction =
  | { kind: "settle"; outcome: "paid" | "closed" }
  /** Without an amount all money is returned, which ends access. With a proof the transfer was made already. */
  | { kind: "refund"; amount?: number; proof?: string }
  /** Attributes rupiah to another order of the same person, by its id. */
  | { kind: "attribute"; amount: number; target: string };

/** Returns the rupiah of an order that may be returned or attributed: an order under review decides about all of it. */
export function movableMoney(state: OrderState, { held, returning, surplus }: Balance): number {
  return Math.max(0, (state === "manual_review" ? held : surplus) - returning);
}

/**
 * Returns the rupiah on which a second person depends. What was moved from the order before counts too, so that several
 * small refunds are no way around the limit; accepting counts the price of what is given for the money.
 * @param attributed rupiah attributed from this order before
 */
export function amountAtStake(
  action: MoneyAction,
  total: number,
  { held, returned, returning }: Balance,
  attributed: number,
): number {
  if (action.kind === "settle") return action.outcome === "paid" ? Math.max(total, held) : Math.max(0, held);
  const amount = action.amount ?? Math.max(0, held - returning);
  return amount + returned + returning + attributed;
}
