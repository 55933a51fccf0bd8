import { jobOf, type SoldOnlineId } from "#catalogue/products.ts";
import type { PricingWords } from "#content/kinds/pricing.ts";
import type { TaxRate } from "#shop/prices/money.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";
import { PriceCard } from "./price-card.tsx";

export interface PricePanelProps {
  product: SoldOnlineId;
  packages: PackageOffer[];
  words: PricingWords["table"];
  taxRate: TaxRate;
}

/** Renders one product's three packages; the address's fragment chooses the product, without a script. */
export function PricePanel({ product, packages, words, taxRate }: PricePanelProps) {
  const { all, common } = usePage();
  const href = useHref();
  const { name, line } = all.products[product];
  return (
    <section id={product} className="price-panel" data-job={jobOf(product)} aria-labelledby={`price-${product}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id={`price-${product}`} className="h2s flex items-center gap-3">
            <ProductMark id={product} className="size-8 text-hue" />
            {name}
          </h2>
          <p className="mt-1 text-muted">{line}</p>
        </div>
        <p className="flex flex-wrap gap-x-6">
          <a href={href(`/products/${product}`)} className="link inline-flex min-h-11 items-center">
            {words.about}
          </a>
          <a href={href(`/contact-us?product=${product}`)} className="link inline-flex min-h-11 items-center">
            {common.tiers.enterprise}
            <span className="sr-only"> {name}</span>: {common.actions.talk.toLowerCase()}
          </a>
        </p>
      </div>
      <ul className="price-cards">
        {packages.map((offered) => (
          <PriceCard key={offered.id} offered={offered} product={product} words={words} taxRate={taxRate} />
        ))}
      </ul>
    </section>
  );
}
