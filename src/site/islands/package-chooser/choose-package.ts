import { useEffect } from "react";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { choosePackage } from "#client/flows/choose-package.ts";
import { askedMonths } from "#client/flows/pick-months.ts";
import { track } from "#client/measuring/track.ts";
import { productName } from "#client/names.ts";
import { rehydration, rootStore } from "#client/state/store.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import { isMonths } from "#shop/prices/months.ts";
import type { PackageChoice } from "./package-card.tsx";

/** Chooses a package of the product, for one month or for the months that were picked before. */
export function chooseOffered(product: SoldOnlineId, choice: PackageChoice, months?: number): void {
  choosePackage({ ...choice, product: productName(product) }, months);
  track("checkout_package_chosen");
}

/**
 * Chooses what the address asks for (`?months=3#big-social-growth`, from the price table), which goes before what was
 * stored; and brings the price of a package stored on another day up to date, as choosing anew would. The months are
 * taken out of the address, so that a reload does not set them again.
 */
export function useAskedPackage(product: SoldOnlineId, packages: PackageChoice[]): void {
  useEffect(() => {
    let over = false;
    void Promise.resolve(rehydration).then(() => {
      if (over) return;
      const stored = rootStore.getState().selectedPackage;
      const months = askedMonths(location.search);
      const asked = packages.find(({ id }) => id === location.hash.slice(1));
      const same = packages.find(({ name }) => name === stored.name && stored.product === productName(product));
      if (asked && (asked !== same || months)) chooseOffered(product, asked, months);
      else if (same && same.price !== stored.price)
        choosePackage({ ...same, product: stored.product }, isMonths(stored.amount) ? stored.amount : 1);
      forgetMonths();
    });
    return () => {
      over = true;
    };
  }, [product, packages]);
}

function forgetMonths(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("months")) return;
  url.searchParams.delete("months");
  history.replaceState(history.state, "", url);
  saveLastVisited();
}
