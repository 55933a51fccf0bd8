import { useReducer, useRef } from "react";
import { dispatch as dispatchToRoot, useRoot } from "#client/state/store.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { isSame } from "./checkout-price.ts";
import { changeCheckout, initialCheckout } from "./checkout-state.ts";
import type { Choice, Upgrade } from "./checkout-types.ts";
import { type OrderingOptions, useOrdering } from "./use-ordering.ts";
import { useQuote } from "./use-quote.ts";
import { useUpgrade } from "./use-upgrade.ts";
import { useVoucher } from "./use-voucher.ts";

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
