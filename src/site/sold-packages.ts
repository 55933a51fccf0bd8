import type { ProductId } from "#catalogue/products.ts";
import { storedProductName } from "#client/names.ts";
import type { SoldPackage } from "./islands/checkout/chosen-package.ts";
import type { PackageOffer } from "./site-services.ts";

/** Returns what the checkout islands need of each package. */
export function soldPackages(offers: readonly PackageOffer[]): SoldPackage[] {
  return offers.map(({ id, product, name, description, price }) => ({
    id,
    product,
    name,
    description,
    price,
    productName: storedProductName(product as ProductId),
  }));
}
