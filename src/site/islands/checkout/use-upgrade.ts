import { useEffect, useState } from "react";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { currentPackage } from "#client/api/current-package.ts";
import type { OwnedPackageView } from "#shop/subscriptions/owned-package-view.ts";
import type { SoldPackage } from "./chosen-package.ts";
import type { Price } from "./price-lines.tsx";
import { useUpgradeQuote } from "./use-upgrade-quote.ts";

/** What the change costs, and until which day it lasts. */
export interface UpgradeOffer {
  subscription: string;
  current: string;
  until: string;
  price: Price;
}

/**
 * For a customer whose smaller package of the same product runs: the chosen one from today on for the difference, as the
 * server reckons it to the day. There is no offer for anybody else, or when no paid day is left to upgrade.
 */
export function useUpgrade(chosen: SoldPackage, method: PaymentMethodId, signedIn: boolean) {
  const [owned, setOwned] = useState<OwnedPackageView[]>([]);
  const [wanted, want] = useState(true);
  useEffect(() => {
    if (!signedIn) return setOwned([]);
    const over = new AbortController();
    void currentPackage(over.signal).then((outcome) => {
      if (outcome.ok) setOwned(outcome.data.user_package);
    });
    return () => over.abort();
  }, [signedIn]);

  const running = owned.find(
    ({ product, status, price }) =>
      product === chosen.product && (status === "active" || status === "grace") && price < chosen.price,
  );
  const subscription = running?.subscription;
  const { price, until, pending, again } = useUpgradeQuote(subscription, chosen.id, method);
  const offer: UpgradeOffer | undefined =
    subscription && price && until ? { subscription, current: running.name, until, price } : undefined;

  return { offer, wanted, want, pending, again };
}
export type UpgradeControl = ReturnType<typeof useUpgrade>;
