import { monthChoices } from "#catalogue/months.ts";
import { tiers } from "#catalogue/packages.ts";
import { soldOnline } from "#catalogue/products.ts";
import { usePage } from "../../use-page.ts";
import { PriceRow, type PriceRowProps } from "./price-row.tsx";

/**
 * Renders the price table. The number of months is a group of radio buttons, every sum is in the page, and the
 * stylesheet shows those of the checked one: no script is needed. On phones each product is a block of its own.
 */
export function PriceTable({ words, offer, packages }: Omit<PriceRowProps, "product">) {
  const { all, common } = usePage();
  return (
    <section className="prices" aria-labelledby="prices">
      <div className="wrap">
        <h2 id="prices" className="sr-only">
          {words.title}
        </h2>
        <nav className="price-jumps" aria-label={words.jump}>
          {soldOnline.map((product) => (
            <a key={product} href={`#${product}`} className="tag">
              {all.products[product].name}
            </a>
          ))}
          <a href="#enterprise" className="tag">
            {common.tiers.enterprise}
          </a>
        </nav>
        <fieldset className="price-months">
          <legend className="sr-only">{words.months}</legend>
          <span aria-hidden="true" className="text-sm text-muted max-sm:hidden">
            {words.months}
          </span>
          <div className="segments">
            {monthChoices.map((months) => (
              <label key={months} className="segment">
                <input
                  type="radio"
                  name="months"
                  value={months}
                  defaultChecked={months === 1}
                  autoComplete="off"
                  className={`m-${months}`}
                />
                {words.choices[months]}
              </label>
            ))}
          </div>
          <span className="text-sm text-muted max-xl:hidden">{words.monthsHelp}</span>
        </fieldset>
        <table className="price-table">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              {tiers.map((tier) => (
                <th key={tier} scope="col">
                  {common.tiers[tier]}
                </th>
              ))}
              <th scope="col">{common.tiers.enterprise}</th>
            </tr>
          </thead>
          <tbody>
            {soldOnline.map((product) => (
              <PriceRow
                key={product}
                product={product}
                packages={packages.filter((offered) => offered.product === product)}
                words={words}
                offer={offer}
              />
            ))}
          </tbody>
        </table>
        <p className="mt-6 text-sm text-muted">{words.withoutPpn}</p>
      </div>
    </section>
  );
}
