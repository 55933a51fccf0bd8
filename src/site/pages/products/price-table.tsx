import { type Tier, tiers } from "#catalogue/packages.ts";
import { soldOnline } from "#catalogue/products.ts";
import type { PricingWords } from "#content/kinds/pricing.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";

/** Renders every package in one table, folded until somebody compares products. */
export function PriceTable({ words, packages }: { words: PricingWords["table"]; packages: PackageOffer[] }) {
  const { address, all, common } = usePage();
  const href = useHref();
  return (
    <details className="price-all">
      <summary className="price-all-title">
        <h2 className="h3">{words.title}</h2>
      </summary>
      <table className="price-table num">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {common.tiers[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {soldOnline.map((product) => (
            <tr key={product}>
              <th scope="row">
                <a href={href(`/products/${product}`)} className="link inline-flex min-h-11 items-center">
                  {all.products[product].name}
                </a>
              </th>
              {packages
                .filter((offered) => offered.product === product)
                .map(({ id, tier, price, features }) => (
                  <td key={id}>
                    <small className="price-tier">{common.tiers[tier as Tier]}</small>
                    <b translate="no">{formatRupiah(price, address.locale)}</b>
                    <span>{features.join(", ")}</span>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
