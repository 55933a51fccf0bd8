import { type Refusal, refused } from "#client/api/outcome.ts";
import type { Quote } from "#client/api/quotes.ts";
import { isRupiah, type Rupiah } from "#money/rupiah.ts";
import { innerIssues } from "../../form/form-errors.ts";
import {
  displayedPrice,
  displayedUpgrade,
  isPricing,
  isSame,
  isUnseen,
  methodUnavailable,
  priceRefusal,
  removeVoucher,
  submitVoucher,
  voucherCode,
  voucherOutcome,
  withVoucher,
} from "./checkout-price.ts";
import type {
  CheckoutEvent,
  CheckoutEventType,
  CheckoutState,
  CheckoutStatus,
  Choice,
  OrderNotice,
  OrderResult,
  Upgrade,
} from "./checkout-types.ts";

const priced = ["ready", "pricing"] as const;
const noticed = ["notice", "pricing"] as const;
const settled = ["pricing", "ready", "notice"] as const;
/** A pending order continues, or ends when its price is not the one that was shown. */
const completed = ["ordering", "ready", "notice"] as const;
/** It may also end without a price. */
const pending = ["ordering", ...settled] as const;

/** Which events each state accepts, and the states that may follow. Any other event leaves the state as it is. */
export const checkoutTransitions: Record<
  CheckoutStatus,
  Partial<Record<CheckoutEventType, readonly CheckoutStatus[]>>
> = {
  pricing: {
    "choice changed": settled,
    "saved voucher changed": settled,
    "price received": settled,
    "price refused": ["pricing"],
    "price retried": ["pricing"],
    "connection restored": ["pricing"],
    "upgrade changed": settled,
    "upgrade received": settled,
    "upgrade refused": settled,
    "upgrade chosen": settled,
    "voucher submitted": settled,
    "voucher looked up": settled,
    "voucher removed": settled,
    // It ends at once when the price was refused.
    "order pressed": ["ordering", "pricing"],
  },
  ready: {
    "choice changed": priced,
    "saved voucher changed": priced,
    "price received": priced,
    "price refused": ["ready"],
    "price retried": priced,
    "connection restored": ["ready"],
    "upgrade changed": priced,
    "upgrade received": ["ready"],
    "upgrade refused": priced,
    "upgrade chosen": priced,
    "voucher submitted": priced,
    "voucher looked up": priced,
    "voucher removed": priced,
    // It ends at once when the method cannot carry the total.
    "order pressed": ["ordering", "ready"],
  },
  notice: {
    "choice changed": noticed,
    "saved voucher changed": noticed,
    "price received": noticed,
    "price refused": ["notice"],
    "price retried": noticed,
    "connection restored": ["notice"],
    "upgrade changed": noticed,
    "upgrade received": ["notice"],
    "upgrade refused": noticed,
    "upgrade chosen": noticed,
    "voucher submitted": noticed,
    "voucher looked up": noticed,
    "voucher removed": noticed,
    "order pressed": ["ordering", "notice"],
  },
  ordering: {
    "choice changed": completed,
    "saved voucher changed": completed,
    "price received": completed,
    "price refused": ["ordering", "pricing"],
    "price retried": ["ordering"],
    "connection restored": ["ordering"],
    "upgrade changed": pending,
    "upgrade received": completed,
    "upgrade refused": pending,
    "upgrade chosen": pending,
    "voucher submitted": ["ordering", "ready"],
    "voucher looked up": pending,
    "voucher removed": completed,
    "order placed": ["ordering"],
    "order refused": settled,
    "page restored": priced,
  },
};

type Handlers = {
  [Type in CheckoutEventType]: (state: CheckoutState, event: Extract<CheckoutEvent, { type: Type }>) => CheckoutState;
};

const handlers: Handlers = {
  "choice changed": (state, { choice }) => ({ ...state, choice }),
  "saved voucher changed": (state, { code }) => withVoucher(state, { savedCode: code }),
  "price received": (state, { request, quote }) =>
    state.quote.request?.id === request ? acceptQuote(state, quote) : state,
  "price refused": (state, { request, refusal }) =>
    state.quote.request?.id === request ? { ...state, quote: { ...state.quote, refusal } } : state,
  "price retried": (state) => refetchPrice({ ...state, quote: { ...state.quote, refusal: undefined } }),
  "connection restored": refetchQuote,
  "upgrade changed": (state, { upgrade }) => requestUpgrade(state, upgrade),
  "upgrade received": (state, { request, price, until }) => {
    if (state.upgrade.request?.id !== request) return state;
    const { subscription, current } = state.upgrade.request.body;
    const offer = { subscription, current, price, until };
    return { ...state, upgrade: { ...state.upgrade, settled: request, offer, refusal: undefined } };
  },
  "upgrade refused": (state, { request, refusal }) =>
    state.upgrade.request?.id === request
      ? { ...state, upgrade: { ...state.upgrade, settled: request, offer: undefined, refusal } }
      : state,
  "upgrade chosen": (state, { wanted }) => ({ ...state, upgrade: { ...state.upgrade, wanted } }),
  "voucher submitted": (state, { code }) => submitVoucher(state, code),
  "voucher looked up": (state, { code, failed }) => {
    const { lookup } = state.voucher;
    if (lookup === undefined) return state;
    return withVoucher(state, {
      lookup: undefined,
      savedCode: code,
      rejectedCode: code || failed ? "" : lookup,
      problem: failed ? { kind: "failed" } : undefined,
    });
  },
  "voucher removed": (state) => removeVoucher(state),
  "order pressed": (state, { press, buyer, typedCode }) => {
    if (!displayedUpgrade(state) && isUnseen(state, typedCode)) {
      // The customer expects the discount of a code that was only typed: it is looked up now, and nothing is ordered.
      const submitted = typedCode === "" ? state : submitVoucher(state, typedCode);
      return { ...submitted, notice: undefined, order: { press, buyer, step: "checking voucher" } };
    }
    const displayedTotal = displayedPrice(state)?.total;
    return { ...state, order: { press, buyer, step: "awaiting price", displayedTotal } };
  },
  "order placed": (state) => {
    if (state.order?.step !== "sending") return state;
    const { press, buyer } = state.order;
    return { ...state, order: { press, buyer, step: "leaving" } };
  },
  "order refused": (state, { refusal }) =>
    state.order?.step === "sending" ? refuseOrder(state, refusal, state.order.confirmed.total) : state,
  "page restored": (state) => (state.order?.step === "leaving" ? endOrder(state, undefined) : state),
};

/** Returns the state before anything was fetched. */
export function initialCheckout(start: {
  choice: Choice | undefined;
  savedCode: string;
  upgrade: Upgrade | undefined;
}): CheckoutState {
  const empty: CheckoutState = {
    status: "pricing",
    choice: start.choice,
    quote: { request: undefined, value: undefined, of: undefined, refusal: undefined },
    upgrade: { wanted: true, request: undefined, settled: undefined, offer: undefined, refusal: undefined },
    voucher: {
      savedCode: start.savedCode,
      rejectedCode: "",
      lookup: undefined,
      lastShownCode: "",
      problem: undefined,
    },
    notice: undefined,
    order: undefined,
    result: undefined,
  };
  return settle(requestUpgrade(empty, start.upgrade));
}

/** Returns the state after an event; the same one when the event is not accepted. */
export function changeCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (!(event.type in checkoutTransitions[state.status])) return state;
  const handle = handlers[event.type] as (state: CheckoutState, event: CheckoutEvent) => CheckoutState;
  const changed = handle(state, event);
  return changed === state ? state : settle(changed);
}

/** Requests the price of the choice, continues a waiting order, and derives the status. */
function settle(changed: CheckoutState): CheckoutState {
  const state = advanceOrder(requestQuote(changed));
  const status = state.order ? "ordering" : isPricing(state) ? "pricing" : state.notice ? "notice" : "ready";
  return { ...state, status };
}

/** Continues an order that waits for a voucher or a price, once both are known. */
function advanceOrder(state: CheckoutState): CheckoutState {
  const { order } = state;
  if (order?.step !== "checking voucher" && order?.step !== "awaiting price") return state;
  if (order.step === "checking voucher" && state.voucher.lookup !== undefined) return state;
  if (isPricing(state)) return priceRefusal(state) ? endOrder(state, refused(400, "no_price")) : state;
  const total = displayedPrice(state)?.total;
  if (order.step === "checking voucher") {
    const outcome = voucherOutcome(state);
    const notice: OrderNotice | undefined = outcome.kind === "none" ? undefined : { kind: "voucher", outcome, total };
    return endOrder({ ...state, notice }, undefined);
  }
  // Only the total that was shown when the button was pressed is ordered.
  if (total === undefined || total !== order.displayedTotal) return endOrder(state, refused(400, "no_price"));
  if (methodUnavailable(state)) return endOrder(state, refused(400, "method"));
  const { press, buyer } = order;
  const upgrade = displayedUpgrade(state);
  const voucher = upgrade ? undefined : state.quote.value?.voucher;
  const confirmed = { buyer, total, voucherCode: voucher?.status === "applied" ? voucher.code : undefined, upgrade };
  return { ...state, notice: undefined, order: { press, buyer, step: "sending", confirmed } };
}

/** Ends an order that the server refused: with a notice, or with a refusal for the buyer's form. */
function refuseOrder(state: CheckoutState, refusal: Refusal, before: Rupiah): CheckoutState {
  const quote = refusal.details.quote as Quote | undefined;
  const total = quote?.total ?? refusal.details.total;
  const after = typeof total === "number" && isRupiah(total) ? total : undefined;
  switch (refusal.code) {
    case "email_unverified":
      return endOrder({ ...state, notice: { kind: "unverified" } }, undefined);
    case "price_changed": {
      const repriced =
        quote && !displayedUpgrade(state) && state.choice ? acceptQuote(state, quote) : refetchPrice(state);
      return endOrder({ ...repriced, notice: { kind: "price", before, after } }, undefined);
    }
    case "voucher_unavailable": {
      const outcome = { kind: "refused", message: refusal.message ?? "" } as const;
      // The same code may be typed once more, and is then looked up.
      const removed = withVoucher(removeVoucher(state), { problem: outcome });
      return endOrder({ ...removed, notice: { kind: "voucher", outcome, total: after } }, undefined);
    }
  }
  const wrongMethod = refusal.issues.some(({ path }) => path === "payment_method");
  return endOrder(state, wrongMethod ? refused(400, "method") : innerIssues({ ok: false, refusal }, "buyer"));
}

/** Ends the pending order. */
function endOrder(state: CheckoutState, refusal: OrderResult["refusal"]): CheckoutState {
  return { ...state, order: undefined, result: state.order && { press: state.order.press, refusal } };
}

/** Requests the price of the choice, unless it is requested already. */
function requestQuote(state: CheckoutState): CheckoutState {
  const { choice, quote } = state;
  const code = voucherCode(state);
  const body = choice && { ...choice, ...(code && { voucher_code: code }) };
  if (isSame(body, quote.request?.body)) return state;
  const request = body && { id: (quote.request?.id ?? 0) + 1, body };
  return { ...state, quote: { ...quote, request } };
}

/** Requests the price of an upgrade; without one there is no offer. */
function requestUpgrade(state: CheckoutState, upgrade: Upgrade | undefined): CheckoutState {
  const request = upgrade && { id: (state.upgrade.request?.id ?? 0) + 1, body: upgrade };
  const { offer, refusal } = upgrade ? state.upgrade : { offer: undefined, refusal: undefined };
  return { ...state, upgrade: { ...state.upgrade, request, offer, refusal } };
}

/** Requests the price of the choice once more. */
function refetchQuote(state: CheckoutState): CheckoutState {
  const { request } = state.quote;
  if (!request) return state;
  return { ...state, quote: { ...state.quote, request: { ...request, id: request.id + 1 } } };
}

/** Requests the shown price once more. */
function refetchPrice(state: CheckoutState): CheckoutState {
  return displayedUpgrade(state) || !state.choice
    ? requestUpgrade(state, state.upgrade.request?.body)
    : refetchQuote(state);
}

/** Accepts a price of the choice. */
function acceptQuote(state: CheckoutState, quote: Quote): CheckoutState {
  const { request } = state.quote;
  const accepted = { ...state, quote: { request, value: quote, of: request?.body, refusal: undefined } };
  // The server limits guesses, so an unknown code is priced only once. The reason stays.
  return quote.voucher?.reason === "unknown" ? removeVoucher(accepted, quote.voucher.message ?? "") : accepted;
}
