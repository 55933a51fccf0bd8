import { useEffect } from "react";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { track } from "#client/analytics/track.ts";
import { productName } from "#client/names.ts";
import { happened, rehydration, rootStore } from "#client/state/store.ts";
import type { PackageChoice } from "./package-card.tsx";

/** SPEC.md section 4: choosing sets product, name and price and resets the months to 1; the payment state learns of it. */
export function choosePackage(product: SoldOnlineId, choice: PackageChoice): void {
  keepChoice(product, choice);
  track("checkout_package_chosen");
}

function keepChoice(product: SoldOnlineId, { name, price, description }: PackageChoice): void {
  happened("selectedPackage", { type: "chosen", product: productName(product), name, price, description });
  happened("payment", { type: "package chosen", name, price });
}

/**
 * Chooses what the address asks for (`#big-social-growth`, from the price table), which goes before what was kept; and
 * brings the price of a package kept from another day up to date, as choosing anew would.
 */
export function useAskedPackage(product: SoldOnlineId, packages: PackageChoice[]): void {
  useEffect(() => {
    let over = false;
    void Promise.resolve(rehydration).then(() => {
      if (over) return;
      const kept = rootStore.getState().selectedPackage;
      const asked = packages.find(({ id }) => id === location.hash.slice(1));
      const same = packages.find(({ name }) => name === kept.name);
      const stale = same && kept.product === productName(product) && same.price !== kept.price;
      if (asked && asked.name !== kept.name) choosePackage(product, asked);
      else if (stale) keepChoice(product, same);
    });
    return () => {
      over = true;
    };
  }, [product, packages]);
}
