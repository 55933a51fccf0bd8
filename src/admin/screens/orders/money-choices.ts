import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";

export type MoneyChoice = "accept" | "close" | "refund" | "attribute";

/** Returns the decisions that are possible about the money of an order; the server judges them again. */
export function moneyChoices({ state, money, targets, email }: OrderDetailView): MoneyChoice[] {
  const isOpen = state === "manual_review";
  const isAllReturning = money.refunds.some((refund) => refund.kind === "all" && refund.state === "recorded");
  const possible: Record<MoneyChoice, boolean> = {
    accept: isOpen && !isAllReturning && email !== "" && !money.misfits.includes("nothing_to_upgrade"),
    attribute: money.movable > 0 && targets.length > 0 && !isAllReturning,
    refund: money.held - money.returning > 0 && !isAllReturning,
    close: isOpen && !isAllReturning,
  };
  return (Object.keys(possible) as MoneyChoice[]).filter((choice) => possible[choice]);
}
