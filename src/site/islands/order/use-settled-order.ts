import { useEffect } from "react";
import { fetchPackages } from "#client/flows/fetch-user.ts";
import { track } from "#client/measuring/track.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import { hasOutcome, type OrderState } from "#shop/orders/order-states.ts";
import type { ShownOrder } from "./use-order.ts";

/**
 * Updates the browser's state once the order that it waits for is settled. Only the browser that ordered tracks the
 * payment, so that it is counted once.
 */
export function useSettledOrder({ id, status, workspace }: ShownOrder): void {
  const workspaceStatus = workspace?.status;
  useEffect(() => {
    if (!hasOutcome(status as OrderState)) return;
    if (rootStore.getState().payment.activeBilling !== id) return;
    dispatch("payment", { type: "settled" });
    if (status === "paid") track("checkout_paid");
  }, [id, status]);
  useEffect(() => {
    // When it is paid, and again when its workspace is open.
    if (status === "paid" && workspaceStatus !== "dropped") void fetchPackages();
  }, [status, workspaceStatus]);
}
