import { useEffect, useState } from "react";
import { track } from "#client/analytics/track.ts";
import { rememberAddress } from "#client/last-visited.ts";
import { productIdOf } from "#client/names.ts";
import type { SelectedPackage } from "#client/state/selected-package.ts";
import { happened, rehydration, rootStore, useRoot } from "#client/state/store.ts";
import { isMonths } from "#shop/months.ts";

/** A package that can be bought, as the page knows it. */
export interface SoldPackage {
  id: string;
  product: string;
  /** The product's name as the state spells it. */
  productName: string;
  name: string;
  description: string;
  price: number;
}

/**
 * The package being bought and for how long. `ready` is false until the state of this browser is in, so that a page that
 * merely wakes up is not taken for one without a package.
 */
export function useChosenPackage(packages: SoldPackage[]) {
  const selected = useRoot((state) => state.selectedPackage);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.resolve(rehydration).then(() => {
      takeAsked(packages);
      setReady(true);
    });
  }, [packages]);
  return { ready, chosen: find(packages, selected), months: isMonths(selected.amount) ? selected.amount : 1 };
}

function find(packages: SoldPackage[], { product, name }: SelectedPackage): SoldPackage | undefined {
  return packages.find((sold) => sold.name === name && sold.product === productIdOf(product));
}

/**
 * Chooses what the address asks for (`?package=big-social-growth`) and takes it out of the address: coming back after the
 * login must not set the months to 1 again. A package kept with another price or impossible months is chosen anew.
 */
function takeAsked(packages: SoldPackage[]): void {
  const { selectedPackage } = rootStore.getState();
  const kept = find(packages, selectedPackage);
  const url = new URL(location.href);
  const id = url.searchParams.get("package");
  const asked = packages.find((sold) => sold.id === id);
  if (asked && asked !== kept) {
    choose(asked);
    track("checkout_package_chosen");
  } else if (kept && (kept.price !== selectedPackage.price || !isMonths(selectedPackage.amount))) choose(kept);
  if (id === null) return;
  url.searchParams.delete("package");
  history.replaceState(history.state, "", url);
  rememberAddress();
}

function choose({ productName, name, price, description }: SoldPackage): void {
  happened("selectedPackage", { type: "chosen", product: productName, name, price, description });
  happened("payment", { type: "package chosen", name, price });
}
