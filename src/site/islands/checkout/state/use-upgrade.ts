import { type Dispatch, useEffect } from "react";
import { quoteUpgrade } from "#client/api/subscriptions.ts";
import type { CheckoutEvent, PriceRequest, Upgrade } from "./checkout-types.ts";

/** Fetches what a dearer package costs until the end of what is paid, as the server calculates it by the day. */
export function useUpgrade(request: PriceRequest<Upgrade> | undefined, dispatch: Dispatch<CheckoutEvent>): void {
  useEffect(() => {
    if (!request) return;
    const { subscription, package_id, payment_method } = request.body;
    const controller = new AbortController();
    void quoteUpgrade(subscription, { package_id, payment_method }, controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      if (!outcome.ok) return dispatch({ type: "upgrade refused", request: request.id, refusal: outcome.refusal });
      const { unit_price, dpp, ppn, total, until } = outcome.data;
      const channel_fee = total - ppn - unit_price;
      const price = { subtotal: unit_price, discount: 0, channel_fee, dpp, ppn, total };
      dispatch({ type: "upgrade received", request: request.id, price, until });
    });
    return () => controller.abort();
  }, [request, dispatch]);
}
