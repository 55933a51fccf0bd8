import type { Refusal } from "#client/api/outcome.ts";
import type { Price } from "../price-lines.tsx";
import type { CheckoutState, UpgradeOffer, VoucherOutcome } from "./checkout-types.ts";

/** Returns the upgrade whose price is shown instead of that of the whole package. */
export function displayedUpgrade({ upgrade }: CheckoutState): UpgradeOffer | undefined {
  return upgrade.wanted ? upgrade.offer : undefined;
}

/** Returns the price that is shown. While a new one is fetched it is that of the former choice. */
export function displayedPrice(state: CheckoutState): Price | undefined {
  return displayedUpgrade(state)?.price ?? state.quote.value;
}

/** Returns whether the price of the choice is being fetched, or could not be. */
export function isPricing(state: CheckoutState): boolean {
  const { quote, upgrade } = state;
  if (upgrade.wanted && upgrade.request && upgrade.settled !== upgrade.request.id) return true;
  if (displayedUpgrade(state)) return false;
  return quote.request ? !isSame(quote.of, quote.request.body) : displayedPrice(state) === undefined;
}

/** Returns why there is no price, if it was refused. */
export function priceRefusal(state: CheckoutState): Refusal | undefined {
  if (displayedUpgrade(state)) return undefined;
  return state.choice ? state.quote.refusal : state.upgrade.refusal;
}

/** Returns whether the chosen method cannot carry the total; false until the price is known. */
export function methodUnavailable(state: CheckoutState): boolean {
  if (displayedUpgrade(state) || isPricing(state)) return false;
  return state.quote.value?.payment_method.status === "unavailable";
}

/** Returns the code that is priced, empty when there is none. */
export function voucherCode({ voucher }: CheckoutState): string {
  return voucher.savedCode || voucher.rejectedCode;
}

/** Returns the effect of the voucher on the shown price, or why it has none. */
export function voucherOutcome(state: CheckoutState): VoucherOutcome {
  const { value: quote } = state.quote;
  const code = voucherCode(state);
  const quoted = code && quote?.voucher?.code.toUpperCase() === code.toUpperCase() ? quote.voucher : undefined;
  if (quote && quoted?.status === "applied")
    return { kind: "applied", code: quoted.code, discount: quote.discount, message: quoted.message ?? "" };
  if (state.voucher.problem) return state.voucher.problem;
  return quoted?.message ? { kind: "refused", message: quoted.message } : { kind: "none" };
}

/** Compares two requests by their content. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the state with other values of the voucher. */
export function withVoucher(state: CheckoutState, voucher: Partial<CheckoutState["voucher"]>): CheckoutState {
  return { ...state, voucher: { ...state.voucher, ...voucher } };
}

/** Starts the lookup of a code; an empty one is refused at once. */
export function submitVoucher(state: CheckoutState, code: string): CheckoutState {
  if (state.voucher.lookup !== undefined) return state;
  if (code === "") return withVoucher(state, { problem: { kind: "empty" } });
  return withVoucher(state, { lookup: code, lastShownCode: code, rejectedCode: "", problem: undefined });
}

/** Returns the state without a voucher, with the reason where it was refused. */
export function removeVoucher(state: CheckoutState, reason?: string): CheckoutState {
  const { lastShownCode } = state.voucher;
  return withVoucher(state, {
    savedCode: "",
    rejectedCode: "",
    // Without a reason the same code may apply another time.
    lastShownCode: reason === undefined ? "" : lastShownCode,
    problem: reason ? { kind: "refused", message: reason } : undefined,
  });
}

/** Returns whether a lookup is running, or a code was typed whose outcome the customer has not seen. */
export function isUnseen({ voucher }: CheckoutState, typedCode: string): boolean {
  if (voucher.lookup !== undefined) return true;
  const seen = [voucher.lastShownCode, voucher.savedCode].map((code) => code.toUpperCase());
  return typedCode !== "" && !seen.includes(typedCode.toUpperCase());
}
