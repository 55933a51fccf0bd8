import { monthChoices } from "#catalogue/months.ts";
import { suggestedTier, type Tier } from "#catalogue/packages.ts";
import { jobOf, type SoldOnlineId } from "#catalogue/products.ts";
import type { PricingWords } from "#content/kinds/pricing.ts";
import { type Rupiah, sum, times } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { type TaxRate, taxOn } from "#shop/prices/money.ts";
import { fill } from "#text/fill.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";

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

/**
 * Renders one package: its price a month, and what it costs with PPN for each number of months, of which the stylesheet
 * shows the selected one. Its link carries the months.
 */
function PriceCard({
  offered: { id, tier, price, features },
  product,
  words,
  taxRate,
}: {
  offered: PackageOffer;
  product: SoldOnlineId;
  words: PricingWords["table"];
  taxRate: TaxRate;
}) {
  const { address, all, common } = usePage();
  const href = useHref();
  const suggested = tier === suggestedTier;
  const format = (value: Rupiah) => formatRupiah(value, address.locale);
  return (
    <li className={`price-card ${suggested ? "price-card-suggested" : ""}`}>
      <h3 className="h3">
        {common.tiers[tier as Tier]}
        {suggested && <span className="price-suggested">{words.suggested}</span>}
      </h3>
      <p className="mt-4">
        <b translate="no" className="price-figure">
          {format(price)}
        </b>{" "}
        <span className="text-muted">{common.labels.perMonth}</span>
      </p>
      {monthChoices.map((months) => {
        const subtotal = times(price, months);
        const { ppn } = taxOn(subtotal, taxRate);
        return (
          <p key={months} className={`num sum sum-${months}`}>
            {fill(words.sum, { months: words.choices[months], subtotal: format(subtotal), ppn: format(ppn) })}
            <b className="block">{fill(words.total, { total: format(sum(subtotal, ppn)) })}</b>
          </p>
        );
      })}
      <ul className="price-features mt-5 stack-2">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-auto pt-6">
        {monthChoices.map((months) => (
          <a
            key={months}
            href={href(`/payment?package=${id}${months > 1 ? `&months=${months}` : ""}`)}
            className={`btn ${suggested ? "btn-primary" : "btn-secondary"} pick pick-${months}`}
            aria-label={`${words.choose} ${all.products[product].name} ${common.tiers[tier as Tier]}`}
          >
            {words.choose}
          </a>
        ))}
      </div>
    </li>
  );
}
