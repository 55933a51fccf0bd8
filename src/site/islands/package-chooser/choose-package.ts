import { useEffect } from "react";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { choosePackage } from "#client/flows/choose-package.ts";
import { requestedMonths } from "#client/flows/pick-months.ts";
import { track } from "#client/measuring/track.ts";
import { storedProductName } from "#client/names.ts";
import { rootStore } from "#client/state/store.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import { isMonths } from "#shop/prices/months.ts";
import type { PackageChoice } from "./package-card.tsx";

/** Chooses a package of the product, for one month or for the given months. */
export function chooseOffered(product: SoldOnlineId, choice: PackageChoice, months?: number): void {
  choosePackage({ ...choice, product: storedProductName(product) }, months);
  track("checkout_package_chosen");
}

/**
 * Chooses what the address requests (`?months=3#big-social-growth`, from a link), which takes precedence over
 * what was stored, and updates the price of a package stored on another day. The months are removed from the address, so
 * that a reload does not set them again.
 */
export function useRequestedPackage(product: SoldOnlineId, packages: PackageChoice[]): void {
  useEffect(() => {
    const stored = rootStore.getState().selectedPackage;
    const months = requestedMonths(location.search);
    const requested = packages.find(({ id }) => id === location.hash.slice(1));
    const current = packages.find(({ name }) => name === stored.name && stored.product === storedProductName(product));
    if (requested && (requested !== current || months)) chooseOffered(product, requested, months);
    else if (current && current.price !== stored.price)
      choosePackage({ ...current, product: stored.product }, isMonths(stored.amount) ? stored.amount : 1);
    removeMonthsFromAddress();
  }, [product, packages]);
}

function removeMonthsFromAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("months")) return;
  url.searchParams.delete("months");
  history.replaceState(history.state, "", url);
  saveLastVisited();
}
