import { contentName, isSoldOnline, type ProductId, type SoldOnlineId } from "#catalogue/products.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { languageTags } from "#text/locales.ts";
import { useHref, usePage } from "../../use-page.ts";
import type { SolutionExtra } from "./solution-extra.ts";

interface PlayCostProps {
  products: readonly ProductId[];
  packages: readonly string[];
}

/** Renders what a problem's packages cost a month, from today's prices, and which products are quoted by people. */
export function PlayCost({ products, packages }: PlayCostProps) {
  const { address, all, common, extra } = usePage<"education", SolutionExtra>();
  const href = useHref();
  const offers = packages.flatMap((id) => extra.offers.filter((offer) => offer.id === id));
  const total = offers.reduce((sum, { price }) => sum + price, 0);
  // On BigMarket the sellers set the prices: there is nothing that our people quote.
  const quoted = products
    .filter((product) => !isSoldOnline(product) && product !== "big-market")
    .map((product) => all.products[product].name);
  const list = new Intl.ListFormat(languageTags[address.locale]).format(quoted);
  return (
    <div className="problem-cost">
      <p className="text-sm text-muted">{extra.labels.cost}</p>
      <p translate="no" className="problem-total">
        {formatRupiah(total, address.locale)}
      </p>
      <ul>
        {offers.map(({ id, product, tier, features }) => (
          <li key={id}>
            <a href={href(`/choosing-${contentName(product as SoldOnlineId)}`)} className="link">
              {all.products[product as SoldOnlineId].name} {common.tiers[tier as "starter"]}
            </a>
            <span className="text-muted"> {features[0]}</span>
          </li>
        ))}
      </ul>
      {quoted.length > 0 && (
        <p className="mt-1 text-sm text-muted">{extra.labels.quoted.replace("{products}", list)}</p>
      )}
    </div>
  );
}
