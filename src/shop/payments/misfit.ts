import { bringsMoney, type OrderEvent } from "../orders/order-states.ts";
import type { Balance, Receipt } from "./balance.ts";

/** In which ways the money of an order under review does not fit it. */
export const misfits = ["late", "short", "over", "nothing_to_upgrade", "foreign_currency", "taken_back"] as const;
export type Misfit = (typeof misfits)[number];

/**
 * Why an order is under review, from its history and its money; more than one may hold.
 * @param history the changes of state, oldest first
 */
export function misfitsOf(
  history: readonly { event: string; from: string; to: string }[],
  total: number,
  { received }: Pick<Balance, "received">,
  receipts: readonly Pick<Receipt, "currency">[],
): Misfit[] {
  const entered = history.findLast(({ to }) => to === "manual_review");
  if (!entered) return [];
  const found: Misfit[] = [];
  if (entered.from === "closed" && bringsMoney(entered.event as OrderEvent)) found.push("late");
  if (entered.event === "nothing_to_upgrade") found.push("nothing_to_upgrade");
  if (received === 0)
    found.push(receipts.some(({ currency }) => currency !== "IDR") ? "foreign_currency" : "taken_back");
  else if (received < total) found.push("short");
  else if (received > total) found.push("over");
  return found;
}
