import { localizeHref } from "#address/address.ts";
import { contentName, type ProductId, soldOnline } from "#catalogue/products.ts";
import type { PageData } from "../page.server.ts";
import type { PackageOffer } from "../site-services.ts";

type Place = Pick<PageData, "origin" | "address" | "common">;

/** Returns the JSON-LD of a product sold online, with an offer for each package: rupiah a month, before PPN. */
export function productPart(name: string, packages: readonly PackageOffer[], { origin, common }: Place, url?: string) {
  return {
    "@type": "Product",
    name,
    brand: { "@type": "Brand", name: common.company.name },
    image: `${origin}/icon-512.png`,
    ...(url && { url }),
    offers: packages.map((offer) => ({
      "@type": "Offer",
      name: offer.name,
      price: offer.price,
      priceCurrency: "IDR",
      availability: "https://schema.org/InStock",
    })),
  };
}

/** Returns the JSON-LD of every product whose packages are shown, in the order of the catalogue. */
export function productParts(
  packages: readonly PackageOffer[],
  page: Place & { all: { products: Record<ProductId, { name: string }> } },
): object[] {
  return soldOnline.flatMap((id) => {
    const own = packages.filter(({ product }) => product === id);
    if (own.length === 0) return [];
    const url = page.origin + localizeHref(`/choosing-${contentName(id)}`, { ...page.address, edition: "v1" });
    return [productPart(page.all.products[id].name, own, page, url)];
  });
}
