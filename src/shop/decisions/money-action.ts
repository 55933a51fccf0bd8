import { minus, most, type Rupiah, sum, zero } from "#money/rupiah.ts";
import type { OrderState } from "../orders/order-states.ts";
import type { Balance } from "../payments/balance.ts";

/** A person's decision about the money of an order. */
export type MoneyAction =
  | { kind: "settle"; outcome: "paid" | "closed" }
  /** Without an amount all money is returned, which ends access. With a proof the transfer was made already. */
  | { kind: "refund"; amount?: Rupiah; proof?: string }
  /** Attributes rupiah to another order of the same person, by its id. */
  | { kind: "attribute"; amount: Rupiah; target: string };

/** Returns the rupiah of an order that may be returned or attributed: an order under review decides about all of it. */
export function movableMoney(
  state: OrderState,
  { held, returning, surplus }: Pick<Balance, "held" | "returning" | "surplus">,
): Rupiah {
  return most(zero, minus(state === "manual_review" ? held : surplus, returning));
}

/**
 * Returns the rupiah on which a second person depends. What was moved from the order before counts too, so that several
 * small refunds are no way around the limit; accepting counts the price of what is given for the money.
 * @param attributed rupiah attributed from this order before
 */
export function amountAtStake(
  action: MoneyAction,
  total: Rupiah,
  { held, returned, returning }: Pick<Balance, "held" | "returned" | "returning">,
  attributed: Rupiah,
): Rupiah {
  if (action.kind === "settle") return action.outcome === "paid" ? most(total, held) : most(zero, held);
  const amount = action.amount ?? most(zero, minus(held, returning));
  return sum(amount, returned, returning, attributed);
}
