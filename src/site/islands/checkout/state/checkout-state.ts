import { advanceOrder, endOrder, refuseOrder } from "./checkout-order.ts";
import { displayedPrice, displayedUpgrade, isPricing } from "./checkout-price.ts";
import { acceptQuote, refetchPrice, refetchQuote, requestQuote, requestUpgrade } from "./checkout-requests.ts";
import type {
  CheckoutEvent,
  CheckoutEventType,
  CheckoutState,
  CheckoutStatus,
  Choice,
  Upgrade,
} from "./checkout-types.ts";
import { isUnseen, removeVoucher, submitVoucher, withVoucher } from "./checkout-voucher.ts";

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
