import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import type { PageAddress } from "#address/address.ts";
import { localizeHref } from "#address/address.ts";
import type { Order } from "#client/api/orders.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { forgetQuotation } from "#client/flows/quotation-link.ts";
import { track } from "#client/measuring/track.ts";
import { dispatchToPerson } from "#client/state/person-dispatch.ts";
import { dispatch as dispatchToRoot } from "#client/state/store.ts";
import { removeBuyerDraft } from "#client/storage/buyer-draft.ts";
import { forgetIdempotencyKey, idempotencyKey } from "#client/storage/idempotency-key.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { navigateAway } from "../../form/navigate-away.ts";
import type { CheckoutEvent, CheckoutState, ConfirmedOrder, OrderResult } from "./checkout-types.ts";

/** How a confirmed order is placed: the body that its idempotency key identifies, and the call. */
interface Placement {
  body: object;
  send: (key: string) => Promise<Outcome<Order>>;
}

export interface OrderingOptions {
  address: PageAddress;
  place: (order: ConfirmedOrder) => Placement;
}

/** An order that has not ended yet. */
interface RunningOrder {
  press: number;
  ended: Promise<OrderResult["refusal"]>;
  resolve: (refusal: OrderResult["refusal"]) => void;
}

/** After these refusals the same order gets a new idempotency key. */
const finalRefusals = ["payment_provider_unavailable", "idempotency_key_reused"];

/**
 * Sends an order once it is confirmed, and then redirects to its payment. Returns a function that requests an order; it
 * resolves when the request has ended, with the refusal that the buyer's form shows.
 */
export function useOrdering(
  { order, result }: CheckoutState,
  dispatch: Dispatch<CheckoutEvent>,
  { address, place }: OrderingOptions,
): (buyer: Buyer, typedCode: string) => Promise<OrderResult["refusal"]> {
  const presses = useRef(0);
  const running = useRef<RunningOrder>(undefined);

  const sendOrder = useEffectEvent(async (confirmed: ConfirmedOrder) => {
    const dispatchPerson = dispatchToPerson();
    const { body, send } = place(confirmed);
    const outcome = await send(idempotencyKey("orderSubmission", body));
    if (outcome.ok) {
      dispatch({ type: "order placed" });
      await redirectToPayment(outcome.data, address, dispatchPerson);
      return dispatch({ type: "page restored" });
    }
    const { code } = outcome.refusal;
    if (finalRefusals.includes(code)) forgetIdempotencyKey("orderSubmission");
    if (code === "voucher_unavailable") dispatchToRoot("discount", { type: "removed" });
    dispatch({ type: "order refused", refusal: outcome.refusal });
  });
  const confirmed = order?.step === "sending" ? order.confirmed : undefined;
  useEffect(() => {
    if (confirmed) void sendOrder(confirmed);
  }, [confirmed]);

  useEffect(() => {
    if (!result || running.current?.press !== result.press) return;
    running.current.resolve(result.refusal);
    running.current = undefined;
  }, [result]);

  return (buyer, typedCode) => {
    if (running.current) return running.current.ended;
    const press = ++presses.current;
    let resolve: RunningOrder["resolve"] = () => {};
    const ended = new Promise<OrderResult["refusal"]>((resolveEnded) => {
      resolve = resolveEnded;
    });
    running.current = { press, ended, resolve };
    dispatch({ type: "order pressed", press, buyer, typedCode });
    return ended;
  };
}

async function redirectToPayment(
  { id, payment }: Order,
  address: PageAddress,
  dispatchPerson: typeof dispatchToRoot,
): Promise<void> {
  forgetIdempotencyKey("orderSubmission");
  // The account has the buyer now.
  removeBuyerDraft();
  forgetQuotation();
  dispatchPerson("payment", { type: "ordered", order: id, va: payment?.va_number ?? payment?.bill_key ?? "" });
  dispatchToRoot("discount", { type: "removed" });
  track("checkout_order_placed");
  await navigateAway(localizeHref(`/payment/${id}`, address));
}
