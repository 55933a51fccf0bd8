import type { CheckoutState } from "./checkout-types.ts";

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
