import { monthChoices } from "#catalogue/months.ts";
import type { Tier } from "#catalogue/packages.ts";
import { contentName, type SoldOnlineId } from "#catalogue/products.ts";
import type { PricingWords } from "#content/kinds/pricing.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { ProductMark } from "../../illustrations/product-mark.tsx";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";

export interface PriceRowProps {
  product: SoldOnlineId;
  words: PricingWords["table"];
  /** The content of the Enterprise column. */
  offer: string;
  packages: PackageOffer[];
}

/**
 * Renders one product's three packages and Enterprise. Each package has a link for each number of months, of which the
 * stylesheet shows the selected one: no script is needed.
 */
export function PriceRow({ product, packages, words, offer }: PriceRowProps) {
  const { address, all, common } = usePage();
  const href = useHref();
  const { name, line } = all.products[product];
  return (
    <tr id={product}>
      <th scope="row">
        <a href={href(`/products/${product}`)} className="flex gap-3 hover:text-primary">
          <ProductMark id={product} className="size-6 shrink-0 text-primary" />
          <span>
            <b>{name}</b>
            <span>{line}</span>
          </span>
        </a>
      </th>
      {packages.map(({ id, tier, price, features }) => (
        <td key={id}>
          <span className="price-tier">{common.tiers[tier as Tier]}</span>
          <b className="num">{formatRupiah(price, address.locale)}</b>
          <span className="price-unit">{common.labels.perMonth}</span>
          {monthChoices
            .filter((months) => months > 1)
            .map((months) => (
              <span key={months} className={`num sum sum-${months}`}>
                {words.choices[months as 3]}: {formatRupiah(price * months, address.locale)}
              </span>
            ))}
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {monthChoices.map((months) => (
            <a
              key={months}
              href={href(`/choosing-${contentName(product)}${months > 1 ? `?months=${months}` : ""}#${id}`)}
              className={`btn btn-secondary pick pick-${months}`}
              aria-label={`${words.choose} ${name} ${common.tiers[tier as Tier]}`}
            >
              {words.choose}
            </a>
          ))}
        </td>
      ))}
      <td>
        <span className="price-tier">{common.tiers.enterprise}</span>
        <b>{offer}</b>
        <a
          href={href(`/contact-us?product=${product}`)}
          className="link"
          aria-label={`${common.actions.contact}: ${name} ${common.tiers.enterprise}`}
        >
          {common.actions.contact}
        </a>
      </td>
    </tr>
  );
}
