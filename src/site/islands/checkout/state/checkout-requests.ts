import type { Quote } from "#client/api/quotes.ts";
import { displayedUpgrade, isSame, voucherCode } from "./checkout-price.ts";
import type { CheckoutState, Upgrade } from "./checkout-types.ts";
import { removeVoucher } from "./checkout-voucher.ts";

/** Requests the price of the choice, unless it is requested already. */
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

/** Requests the price of the choice once more. */
export function refetchQuote(state: CheckoutState): CheckoutState {
  const { request } = state.quote;
  if (!request) return state;
  return { ...state, quote: { ...state.quote, request: { ...request, id: request.id + 1 } } };
}

/** Requests the shown price once more. */
export function refetchPrice(state: CheckoutState): CheckoutState {
  return displayedUpgrade(state) || !state.choice
    ? requestUpgrade(state, state.upgrade.request?.body)
    : refetchQuote(state);
}

/** Accepts a price of the choice. */
export function acceptQuote(state: CheckoutState, quote: Quote): CheckoutState {
  const { request } = state.quote;
  const accepted = { ...state, quote: { request, value: quote, of: request?.body, refusal: undefined } };
  // The server limits guesses, so an unknown code is priced only once. The reason stays.
  return quote.voucher?.reason === "unknown" ? removeVoucher(accepted, quote.voucher.message ?? "") : accepted;
}
