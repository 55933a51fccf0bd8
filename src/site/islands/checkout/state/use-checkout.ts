import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { Order } from "#client/api/orders.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { quote as fetchQuote, type QuoteRequest } from "#client/api/quotes.ts";
import { quoteUpgrade } from "#client/api/subscriptions.ts";
import { lookUpVoucher } from "#client/flows/look-up-voucher.ts";
import { forgetQuotation } from "#client/flows/quotation-link.ts";
import { track } from "#client/measuring/track.ts";
import { dispatchToPerson } from "#client/state/person-dispatch.ts";
import { dispatch as dispatchToRoot, useRoot } from "#client/state/store.ts";
import { removeBuyerDraft } from "#client/storage/buyer-draft.ts";
import { forgetIdempotencyKey, idempotencyKey } from "#client/storage/idempotency-key.ts";
import { minus, sum, zero } from "#money/rupiah.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { navigateAway } from "../../form/navigate-away.ts";
import { isSame } from "./checkout-price.ts";
import { changeCheckout, initialCheckout } from "./checkout-state.ts";
import type {
  CheckoutEvent,
  CheckoutState,
  Choice,
  ConfirmedOrder,
  OrderResult,
  PriceRequest,
  Upgrade,
} from "./checkout-types.ts";

/** How a confirmed order is placed: the body that its idempotency key identifies, and the call. */
interface Placement {
  body: object;
  send: (key: string) => Promise<Outcome<Order>>;
}

interface OrderingOptions {
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
function useOrdering(
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

const debounceMilliseconds = 250;

/** Fetches the price that is requested, a moment after each change. A newer request aborts the older one. */
function useQuote(request: PriceRequest<QuoteRequest> | undefined, dispatch: Dispatch<CheckoutEvent>): void {
  const hasFetched = useRef(false);
  useEffect(() => {
    if (!request) return;
    const { id, body } = request;
    const controller = new AbortController();
    const fetchPrice = async () => {
      const outcome = await fetchQuote(body, controller.signal);
      if (controller.signal.aborted) return;
      if (!outcome.ok) return dispatch({ type: "price refused", request: id, refusal: outcome.refusal });
      if (outcome.data.voucher?.reason === "unknown") dispatchToRoot("discount", { type: "removed" });
      dispatch({ type: "price received", request: id, quote: outcome.data });
    };
    const timer = setTimeout(fetchPrice, hasFetched.current ? debounceMilliseconds : 0);
    hasFetched.current = true;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, dispatch]);

  useEffect(() => {
    const refetch = () => dispatch({ type: "connection restored" });
    addEventListener("online", refetch);
    return () => removeEventListener("online", refetch);
  }, [dispatch]);
}

interface CheckoutOptions extends OrderingOptions {
  /** Absent where only an upgrade can be ordered. */
  choice?: Choice | undefined;
  upgrade?: Upgrade | undefined;
}

/** Returns the state of the checkout (`checkout-state.ts`) and its commands, and runs the hooks that fetch for it. */
export function useCheckout({ choice, upgrade, address, place }: CheckoutOptions) {
  const savedCode = useRoot((state) => state.discount.code);
  const [state, dispatch] = useReducer(changeCheckout, { choice, savedCode, upgrade }, initialCheckout);
  const voucherInput = useRef<HTMLInputElement>(null);
  // Dispatched while rendering, so that an old price is never shown as the price of a new choice.
  if (!isSame(choice, state.choice)) dispatch({ type: "choice changed", choice });
  if (savedCode !== state.voucher.savedCode) dispatch({ type: "saved voucher changed", code: savedCode });
  if (!isSame(upgrade, state.upgrade.request?.body)) dispatch({ type: "upgrade changed", upgrade });
  useQuote(state.quote.request, dispatch);
  useUpgrade(state.upgrade.request, dispatch);
  useVoucher(state.voucher.lookup, dispatch);
  const pressOrder = useOrdering(state, dispatch, { address, place });
  const typedCode = () => voucherInput.current?.value.trim() ?? "";

  return {
    state,
    voucherInput,
    retryPrice: () => dispatch({ type: "price retried" }),
    chooseUpgrade: (wanted: boolean) => dispatch({ type: "upgrade chosen", wanted }),
    /** Looks up the code in the field. */
    submitVoucher: () => dispatch({ type: "voucher submitted", code: typedCode() }),
    removeVoucher: () => {
      dispatchToRoot("discount", { type: "removed" });
      dispatch({ type: "voucher removed" });
    },
    /** Places the order, once its price is confirmed. Resolves with the refusal that the form shows. */
    order: (buyer: Buyer) => pressOrder(buyer, typedCode()),
  };
}
export type CheckoutControl = ReturnType<typeof useCheckout>;

/** Fetches what a dearer package costs until the end of what is paid, as the server calculates it by the day. */
function useUpgrade(request: PriceRequest<Upgrade> | undefined, dispatch: Dispatch<CheckoutEvent>): void {
  useEffect(() => {
    if (!request) return;
    const { subscription, package_id, payment_method } = request.body;
    const controller = new AbortController();
    void quoteUpgrade(subscription, { package_id, payment_method }, controller.signal).then((outcome) => {
      if (controller.signal.aborted) return;
      if (!outcome.ok) return dispatch({ type: "upgrade refused", request: request.id, refusal: outcome.refusal });
      const { unit_price, dpp, ppn, total, until } = outcome.data;
      const channel_fee = minus(total, sum(ppn, unit_price));
      const price = { subtotal: unit_price, discount: zero, channel_fee, dpp, ppn, total };
      dispatch({ type: "upgrade received", request: request.id, price, until });
    });
    return () => controller.abort();
  }, [request, dispatch]);
}

/** Looks up the code that was submitted; the discount in the browser's state follows. */
function useVoucher(submittedCode: string | undefined, dispatch: Dispatch<CheckoutEvent>): void {
  useEffect(() => {
    if (submittedCode === undefined) return;
    void lookUpVoucher(submittedCode).then(({ code, error }) =>
      dispatch({ type: "voucher looked up", code, failed: error !== null }),
    );
  }, [submittedCode, dispatch]);
}
