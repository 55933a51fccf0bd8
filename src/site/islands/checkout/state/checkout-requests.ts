import type { Quote } from "#client/api/quotes.ts";
import { displayedUpgrade, isSame, voucherCode } from "./checkout-price.ts";
import type { CheckoutState, Upgrade } from "./checkout-types.ts";
import { removeVoucher } from "./checkout-voucher.ts";

/** Requests the price of what is chosen, when it is not yet requested. */
export function requestQuote(state: CheckoutState): CheckoutState {
  const { choice, quote } = state;
  const code = voucherCode(state);
  const body = choice && { ...choice, ...(code && { voucher_code: code }) };
  if (isSame(body, quote.request?.body)) return state;
  const request = body && { id: (quote.request?.id ?? 0) + 1, body };
  return { ...state, quote: { ...quote, request } };
}

/** Requests the price of an upgrade; without one there is no offer. */
export function requestUpgrade(state: CheckoutState, upgrade: Upgrade | undefined): CheckoutState {
  const request = upgrade && { id: (state.upgrade.request?.id ?? 0) + 1, body: upgrade };
  const { offer, refusal } = upgrade ? state.upgrade : { offer: undefined, refusal: undefined };
  return { ...state, upgrade: { ...state.upgrade, request, offer, refusal } };
}

/** Requests the price of what is chosen once more. */
export function refetchQuote(state: CheckoutState): CheckoutState {
  const { request } = state.quote;
  if (!request) return state;
  return { ...state, quote: { ...state.quote, request: { ...request, id: request.id + 1 } } };
}

/** Requests the price on show once more. */
export function refetchPrice(state: CheckoutState): CheckoutState {
  return displayedUpgrade(state) || !state.choice
    ? requestUpgrade(state, state.upgrade.request?.body)
    : refetchQuote(state);
}

/** Shows a price of what is chosen. */
export function acceptQuote(state: CheckoutState, quote: Quote): CheckoutState {
  const { request } = state.quote;
  const accepted = { ...state, quote: { request, value: quote, of: request?.body, refusal: undefined } };
  // Guessing codes is limited, so an unknown one is not priced again; what was said about it stays.
  return quote.voucher?.reason === "unknown" ? removeVoucher(accepted, quote.voucher.message ?? "") : accepted;
}
