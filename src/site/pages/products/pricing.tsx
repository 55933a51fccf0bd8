import type { LoaderFunctionArgs } from "react-router";
import { monthChoices } from "#catalogue/months.ts";
import { type Tier, tiers } from "#catalogue/packages.ts";
import { soldOnline } from "#catalogue/products.ts";
import type { PricingWords } from "#content/kinds/pricing.ts";
import { readToday } from "#content/reading.server.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { TaxRate } from "#shop/prices/money.ts";
import { taxRateOn } from "#shop/prices/tax-rates.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { productParts } from "../../layout/structured-data.tsx";
import { loadPage } from "../../page.server.ts";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";
import { PricePanel } from "./price-panel.tsx";
import { SampleBill } from "./sample-bill.tsx";

interface PricingExtra {
  packages: PackageOffer[];
  /** PPN on the day on which the page is rendered. */
  taxRate: TaxRate;
}

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPage(args, async (services, { address }) => ({
    packages: await services.packages(address.locale),
    taxRate: taxRateOn(readToday(services)),
  }));
  return { ...page, extra: { ...page.extra, structured: productParts(page.extra.packages, page) } };
}

/**
 * Renders the packages, one product at a time, with PPN for one month or several, and all of them in a folded table. A
 * product is chosen by the address's fragment and the months by radio buttons: no script is needed.
 */
export default function Pricing() {
  const { words, all, common, extra } = usePage<"pricing-product", PricingExtra>();
  const { Hero, Section, PointGrid, Questions, NextStep } = useSections();
  const href = useHref();
  const { table } = words;
  const example = extra.packages.find(({ id }) => id === "big-social-growth");
  const bill = example && (
    <SampleBill
      price={example.price}
      name={`${all.products["big-social"].name} ${common.tiers.growth}`}
      taxRate={extra.taxRate}
    />
  );
  return (
    <>
      <Hero {...words.hero} job="collect" picture={bill && <div className="max-lg:hidden">{bill}</div>} />
      <div className="prices">
        <div className="wrap">
          <nav className="price-tabs" aria-label={table.jump}>
            {soldOnline.map((product) => (
              <a key={product} href={`#${product}`} className="price-tab">
                <ProductMark id={product} className="size-5 shrink-0" />
                {all.products[product].name}
              </a>
            ))}
          </nav>
          <PriceMonths words={table} />
          {soldOnline.map((product) => (
            <PricePanel
              key={product}
              product={product}
              packages={extra.packages.filter((offered) => offered.product === product)}
              words={table}
              taxRate={extra.taxRate}
            />
          ))}
          <p className="mt-6 text-sm text-muted">{table.withoutPpn}</p>
          <p className="mt-2 text-sm text-muted">{table.approval}</p>
          <PriceTable words={table} packages={extra.packages} />
          {/* Beside the title there is no room on a phone, and the prices are what one came for. */}
          {bill && <div className="mt-8 lg:hidden">{bill}</div>}
        </div>
      </div>
      <Section id="enterprise" title={words.enterprise.title} ground="mist">
        <p className="lead">{words.enterprise.body}</p>
        <a href={href("/contact-us?product=end-to-end-platform")} className="btn btn-primary mt-6">
          {common.actions.talk}
        </a>
      </Section>
      <PointGrid {...words.included} />
      <Questions {...words.questions} />
      <NextStep {...words.next} />
    </>
  );
}

/** Renders the choice of months: radio buttons, by which the stylesheet shows the sums of the checked one. */
function PriceMonths({ words }: { words: PricingWords["table"] }) {
  return (
    <fieldset className="price-months">
      <legend className="sr-only">{words.months}</legend>
      <span aria-hidden="true" className="text-sm text-muted max-sm:hidden">
        {words.months}
      </span>
      <div className="segments">
        {monthChoices.map((months) => (
          <label key={months} className="segment">
            <input type="radio" name="months" value={months} defaultChecked={months === 1} className={`m-${months}`} />
            {words.choices[months]}
          </label>
        ))}
      </div>
      <span className="text-sm text-muted max-xl:hidden">{words.monthsHelp}</span>
    </fieldset>
  );
}

/** Renders every package in one table, folded until somebody compares products. */
function PriceTable({ words, packages }: { words: PricingWords["table"]; packages: PackageOffer[] }) {
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
