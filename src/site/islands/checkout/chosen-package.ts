import { useEffect, useState } from "react";
import { choosePackage } from "#client/flows/choose-package.ts";
import { requestedMonths } from "#client/flows/pick-months.ts";
import { takeOverQuotation } from "#client/flows/quotation-link.ts";
import { track } from "#client/measuring/track.ts";
import { productIdOf } from "#client/names.ts";
import type { SelectedPackage } from "#client/state/selected-package.ts";
import { rootStore, useRoot } from "#client/state/store.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { isMonths } from "#shop/prices/months.ts";

/** A package that can be bought. */
export interface SoldPackage {
  id: string;
  product: string;
  /** The product's name as the browser's state spells it. */
  productName: string;
  name: string;
  description: string;
  price: Rupiah;
}

/**
 * Returns the package being bought and for how many months. `ready` is false until the browser's state is read: before
 * that, no package does not mean that none was chosen.
 */
export function useChosenPackage(packages: SoldPackage[]) {
  const selected = useRoot((state) => state.selectedPackage);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    applyRequested(packages);
    setReady(true);
  }, [packages]);
  return { ready, chosen: findSold(packages, selected), months: isMonths(selected.amount) ? selected.amount : 1 };
}

/** Returns the sold package that the browser's state names. */
export function findSold(packages: SoldPackage[], { product, name }: SelectedPackage): SoldPackage | undefined {
  return packages.find((sold) => sold.name === name && sold.product === productIdOf(product));
}

/**
 * Chooses what the address requests (`?package=big-social-growth&months=3`) and removes it from the address: returning
 * after the login must not set the months again. A package stored with another price or impossible months is chosen
 * again.
 */
function applyRequested(packages: SoldPackage[]): void {
  const { selectedPackage } = rootStore.getState();
  const { amount, price } = selectedPackage;
  const stored = findSold(packages, selectedPackage);
  const url = new URL(location.href);
  const id = url.searchParams.get("package");
  const months = requestedMonths(url.search);
  const requested = packages.find((sold) => sold.id === id);
  if (requested && (requested !== stored || months)) {
    choose(requested, months);
    track("checkout_package_chosen");
  } else if (stored && (stored.price !== price || !isMonths(amount))) choose(stored, isMonths(amount) ? amount : 1);
  if (takeOverQuotation(url)) url.hash = "";
  if (id === null && !url.searchParams.has("months")) return;
  url.searchParams.delete("package");
  url.searchParams.delete("months");
  history.replaceState(history.state, "", url);
  saveLastVisited();
}

function choose({ productName, ...sold }: SoldPackage, months?: number): void {
  choosePackage({ ...sold, product: productName }, months);
}
