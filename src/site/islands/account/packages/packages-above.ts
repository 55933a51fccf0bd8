import type { PageAddress } from "#address/address.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { OwnedPackageView } from "#shop/subscriptions/subscription-contract.ts";
import type { SoldPackage } from "../../checkout/chosen-package.ts";

export interface OrderPanelProps {
  owned: OwnedPackageView;
  words: Pick<AccountWords, "packages"> & { checkout: PaymentWords["checkout"] };
  address: PageAddress;
  onBack: () => void;
}

/** Returns the packages of the same product that cost more than the owned one, cheapest first. */
export function packagesAbove<Sold extends Pick<SoldPackage, "id" | "product" | "price">>(
  { product, package_id, price }: Pick<OwnedPackageView, "product" | "package_id" | "price">,
  sold: readonly Sold[],
): Sold[] {
  // Today's price decides, not the one paid; a package that is no longer sold has only the latter.
  const today = sold.find(({ id }) => id === package_id)?.price ?? price;
  return sold
    .filter((offered) => offered.product === product && offered.price > today)
    .sort((a, b) => a.price - b.price);
}
