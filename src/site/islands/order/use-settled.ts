import { useEffect } from "react";
import { fetchPackages } from "#client/flows/fetch-user.ts";
import { track } from "#client/measuring/track.ts";
import { happened, rootStore } from "#client/state/store.ts";
import { hasOutcome, type OrderState } from "#shop/orders/order-states.ts";
import type { ShownOrder } from "./use-order.ts";

/**
 * Tells the browser's state once that the order it waits for is settled. Only the browser that ordered counts the
 * payment, so that it is counted once.
 */
export function useSettled({ id, status }: ShownOrder): void {
  useEffect(() => {
    if (!hasOutcome(status as OrderState)) return;
    if (status === "paid") void fetchPackages();
    if (rootStore.getState().payment.activeBilling !== id) return;
    happened("payment", { type: "settled" });
    if (status === "paid") track("checkout_paid");
  }, [id, status]);
}
