import { useEffect, useState } from "react";
import { currentPackage } from "#client/api/current-package.ts";
import type { OwnedPackage } from "#client/state/user.ts";
import type { OwnedPackageView } from "#shop/subscriptions/owned-package-view.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import type { SoldPackage } from "./chosen-package.ts";

/** A package as the API describes it; the browser's state stores less. */
type Owned = OwnedPackage & Pick<OwnedPackageView, "subscription" | "package_id" | "preparing" | "status">;

/**
 * Returns the customer's running package of the same product that costs less than the chosen one. None whose workspace is
 * being prepared: its days, by which an upgrade is priced, have not begun.
 */
export function useRunningPackage(chosen: SoldPackage, signedIn: boolean): Owned | undefined {
  const [owned, setOwned] = useState<Owned[]>([]);
  useEffect(() => {
    if (!signedIn) return setOwned([]);
    const controller = new AbortController();
    void currentPackage(controller.signal).then((outcome) => {
      if (outcome.ok) setOwned(outcome.data.user_package as Owned[]);
    });
    return () => controller.abort();
  }, [signedIn]);
  return owned.find(
    ({ product, status, price, preparing }) =>
      product === chosen.product && hasAccess(status) && !preparing && price < chosen.price,
  );
}
