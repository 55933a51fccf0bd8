import type { buyer } from "#shop/orders/buyer.ts";

type BuyerRules = typeof buyer;

let loading: Promise<BuyerRules | undefined> | undefined;

/**
 * Loads the rules of a buyer with the schema library, a quarter of the checkout's bytes, once its fields are shown.
 * Returns undefined if they cannot be loaded: then everything passes, and the server decides.
 */
export function loadBuyerRules(): Promise<BuyerRules | undefined> {
  loading ??= import("#shop/orders/buyer.ts").then(
    ({ buyer }) => buyer,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}
