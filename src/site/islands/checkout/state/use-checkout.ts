import { useReducer, useRef } from "react";
import { happened, useRoot } from "#client/state/store.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { isSame } from "./checkout-price.ts";
import { changeCheckout, initialCheckout } from "./checkout-state.ts";
import type { Choice, Upgrade } from "./checkout-types.ts";
import { type OrderingOptions, useOrdering } from "./use-ordering.ts";
import { useQuote } from "./use-quote.ts";
import { useUpgrade } from "./use-upgrade.ts";
import { useVoucher } from "./use-voucher.ts";

interface CheckoutOptions extends OrderingOptions {
  /** Absent where nothing but an upgrade is for sale. */
  choice?: Choice | undefined;
  upgrade?: Upgrade | undefined;
}

/** The state of an order being made (`checkout-state.ts`), with the hooks that fetch what it asks for. */
export function useCheckout({ choice, upgrade, address, place }: CheckoutOptions) {
  const savedCode = useRoot((state) => state.discount.code);
  const [state, dispatch] = useReducer(changeCheckout, { choice, savedCode, upgrade }, initialCheckout);
  const voucherInput = useRef<HTMLInputElement>(null);
  // While rendering, so that an old price is never shown as that of a new choice.
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
      happened("discount", { type: "removed" });
      dispatch({ type: "voucher removed" });
    },
    /** Places the order, once its price is known to be the one on show. Resolves with what the form is to show. */
    order: (buyer: Buyer) => pressOrder(buyer, typedCode()),
  };
}
export type CheckoutControl = ReturnType<typeof useCheckout>;
