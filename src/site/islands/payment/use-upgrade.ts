import { useEffect, useState } from "react";
import { currentPackage } from "#client/api/current-package.ts";
import { quoteUpgrade } from "#client/api/subscriptions.ts";
import type { OwnedPackage } from "#client/state/user.ts";
import type { SoldPackage } from "./chosen-package.ts";
import type { Price } from "./price-lines.tsx";

/** A package as the API tells of it; the browser's state keeps less. */
type Owned = OwnedPackage & { subscription: string; package_id: string };

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
export function useUpgrade(chosen: SoldPackage, method: string, signedIn: boolean) {
  const [owned, setOwned] = useState<Owned[]>([]);
  const [wanted, want] = useState(true);
  const [known, know] = useState<{ about: string; offer?: UpgradeOffer }>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!signedIn) return setOwned([]);
    const over = new AbortController();
    void currentPackage(over.signal).then((outcome) => {
      if (outcome.ok) setOwned(outcome.data.user_package as Owned[]);
    });
    return () => over.abort();
  }, [signedIn]);

  const running = owned.find(
    ({ product, status, price }) =>
      product === chosen.product && (status === "active" || status === "grace") && price < chosen.price,
  );
  const subscription = running?.subscription;
  const current = running?.name ?? "";
  const question = `${subscription} ${chosen.id} ${method}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    if (!subscription) return know(undefined);
    const over = new AbortController();
    const body = { package_id: chosen.id, payment_method: method };
    void quoteUpgrade(subscription, body, over.signal).then((outcome) => {
      if (over.signal.aborted) return;
      if (!outcome.ok) return know({ about: question });
      const { unit_price, dpp, ppn, total, until } = outcome.data;
      const price = { subtotal: unit_price, discount: 0, channel_fee: total - ppn - unit_price, dpp, ppn, total };
      know({ about: question, offer: { subscription, current, until, price } });
    });
    return () => over.abort();
  }, [question, turn]);

  return {
    offer: known?.offer,
    wanted,
    want,
    pending: subscription !== undefined && known?.about !== question,
    again: () => setTurn((last) => last + 1),
  };
}
export type UpgradeControl = ReturnType<typeof useUpgrade>;
