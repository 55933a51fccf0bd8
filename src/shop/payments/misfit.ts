import type { Rupiah } from "#money/rupiah.ts";
import { bringsMoney, type OrderEvent } from "../orders/order-states.ts";
import type { Balance, Receipt } from "./balance.ts";

/** How the money of an order under review can differ from what was due. */
export const misfits = ["late", "short", "over", "nothing_to_upgrade", "foreign_currency", "taken_back"] as const;
export type Misfit = (typeof misfits)[number];

/**
 * Returns why an order is under review, from its history and its money; several reasons may apply.
 * @param history the changes of state, oldest first
 */
export function misfitsOf(
  history: readonly { event: string; from: string; to: string }[],
  total: Rupiah,
  { received }: Pick<Balance, "received">,
  receipts: readonly Pick<Receipt, "currency">[],
): Misfit[] {
  const entered = history.findLast(({ to }) => to === "manual_review");
  if (!entered) return [];
  const reasons: Misfit[] = [];
  if (entered.from === "closed" && bringsMoney(entered.event as OrderEvent)) reasons.push("late");
  if (entered.event === "nothing_to_upgrade") reasons.push("nothing_to_upgrade");
  if (received === 0)
    reasons.push(receipts.some(({ currency }) => currency !== "IDR") ? "foreign_currency" : "taken_back");
  else if (received < total) reasons.push("short");
  else if (received > total) reasons.push("over");
  return reasons;
}
