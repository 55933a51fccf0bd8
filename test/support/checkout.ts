import type { Refusal } from "#client/api/outcome.ts";
import type { Quote } from "#client/api/quotes.ts";
import { rupiah, zero } from "#money/rupiah.ts";
import { changeCheckout, initialCheckout } from "#site/islands/checkout/state/checkout-state.ts";
import type { CheckoutEvent, CheckoutState, Choice, Upgrade } from "#site/islands/checkout/state/checkout-types.ts";

export const buyer = { name: "Sari", address: "Jalan Pemuda 21" };
export const choice = (months = 1): Choice => ({
  package_id: "big-view-starter",
  months,
  payment_method: "mandiri_va",
});
export const upgrade: Upgrade = {
  subscription: "s1",
  current: "BigView Starter",
  package_id: "big-view-growth",
  payment_method: "qris",
};

export const price = (amount: number) => {
  const total = rupiah(amount);
  return { subtotal: total, discount: zero, channel_fee: zero, dpp: zero, ppn: zero, total };
};
export const quote = (total: number, more: Partial<Quote> = {}): Quote => ({
  ...price(total),
  currency: "IDR",
  lines: [],
  package: { id: "big-view-starter", product: "big-view", name: { id: "", en: "" } },
  months: 1,
  unit_price: rupiah(total),
  payment_method: { id: "mandiri_va", status: "available" },
  voucher: null,
  quotation: null,
  ...more,
});
export const refusal = (code: string, more: Partial<Refusal> = {}): Refusal => {
  return { status: 409, code, issues: [], details: {}, ...more };
};

/** Returns what a quote may say of the method and the voucher. */
export const quoteVariants = (state: CheckoutState): Partial<Quote>[] => [
  {},
  { payment_method: { id: "qris", status: "unavailable" } },
  { voucher: { code: state.quote.request?.body.voucher_code ?? "A", status: "applied" } },
  { voucher: { code: "A", status: "refused", reason: "unknown", message: "Unknown." } },
];

/** Events as a page dispatches them in a state: responses have the id of the current request. */
export const press = (typedCode = ""): CheckoutEvent => ({ type: "order pressed", press: 1, buyer, typedCode });
export const received = (state: CheckoutState, value: Quote): CheckoutEvent => ({
  type: "price received",
  request: state.quote.request?.id ?? 0,
  quote: value,
});
export const start = (savedCode = "") => initialCheckout({ choice: choice(), savedCode, upgrade: undefined });
export const ready = (total = 100, savedCode = "", more: Partial<Quote> = {}) => {
  const state = start(savedCode);
  return changeCheckout(state, received(state, quote(total, more)));
};
const noticed = () => changeCheckout(sending(), { type: "order refused", refusal: refusal("email_unverified") });
export const sending = () => changeCheckout(ready(), press());
export const examples = { pricing: start, ready, notice: noticed, ordering: sending };

/** Applies events one after the other; a function makes its event from the state reached so far. */
export const apply = (state: CheckoutState, ...events: (CheckoutEvent | ((state: CheckoutState) => CheckoutEvent))[]) =>
  events.reduce(
    (reached, event) => changeCheckout(reached, typeof event === "function" ? event(reached) : event),
    state,
  );
