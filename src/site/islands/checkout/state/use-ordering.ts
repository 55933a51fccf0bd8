import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { localizeHref } from "#address/address.ts";
import type { Order } from "#client/api/orders.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { track } from "#client/measuring/track.ts";
import { happened } from "#client/state/store.ts";
import { forgetBuyer } from "#client/storage/buyer-draft.ts";
import { forgetIdempotencyKey, idempotencyKey } from "#client/storage/idempotency-key.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { leaveFor } from "../../form/navigate-away.ts";
import type { PageAddress } from "../../form/words-with-links.tsx";
import type { CheckoutEvent, CheckoutState, ConfirmedOrder, OrderResult } from "./checkout-types.ts";

/** How a confirmed order is placed: what its idempotency key stands for, and the call. */
export interface Placement {
  body: object;
  send: (key: string) => Promise<Outcome<Order>>;
}

export interface OrderingOptions {
  address: PageAddress;
  place: (order: ConfirmedOrder) => Placement;
}

/** After these the same order, pressed again, is a new one. */
const finalRefusals = ["payment_provider_unavailable", "idempotency_key_reused"];

/**
 * Sends a confirmed order, as often as it takes with the same key, and leads on to its payment. The returned function
 * presses for an order and resolves when that has ended, with a refusal for the buyer's form to show.
 */
export function useOrdering(
  { order, result }: CheckoutState,
  dispatch: Dispatch<CheckoutEvent>,
  { address, place }: OrderingOptions,
): (buyer: Buyer, typedCode: string) => Promise<OrderResult["refusal"]> {
  const presses = useRef(0);
  const resolvePress = useRef(new Map<number, (refusal: OrderResult["refusal"]) => void>());

  const send = useEffectEvent(async (confirmed: ConfirmedOrder) => {
    const { body, send: post } = place(confirmed);
    const outcome = await post(idempotencyKey("orderSubmission", body));
    if (outcome.ok) {
      dispatch({ type: "order placed" });
      await leaveForPayment(outcome.data, address);
      return dispatch({ type: "page restored" });
    }
    const { code } = outcome.refusal;
    if (finalRefusals.includes(code)) forgetIdempotencyKey("orderSubmission");
    if (code === "voucher_unavailable") happened("discount", { type: "removed" });
    dispatch({ type: "order refused", refusal: outcome.refusal });
  });
  const confirmed = order?.step === "sending" ? order.confirmed : undefined;
  useEffect(() => {
    if (confirmed) void send(confirmed);
  }, [confirmed]);

  useEffect(() => {
    if (!result) return;
    resolvePress.current.get(result.press)?.(result.refusal);
    resolvePress.current.delete(result.press);
  }, [result]);

  return (buyer, typedCode) => {
    const press = ++presses.current;
    const ended = new Promise<OrderResult["refusal"]>((resolve) => resolvePress.current.set(press, resolve));
    dispatch({ type: "order pressed", press, buyer, typedCode });
    return ended;
  };
}

async function leaveForPayment({ id, payment }: Order, address: PageAddress): Promise<void> {
  forgetIdempotencyKey("orderSubmission");
  // The account has it now.
  forgetBuyer();
  happened("payment", { type: "ordered", order: id, va: payment?.va_number ?? payment?.bill_key ?? "" });
  happened("discount", { type: "removed" });
  track("checkout_order_placed");
  await leaveFor(localizeHref(`/payment/${id}`, address));
}
