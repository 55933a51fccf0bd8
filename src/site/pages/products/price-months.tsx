import { monthChoices } from "#catalogue/months.ts";
import type { PricingWords } from "#content/kinds/pricing.ts";

/** Renders the choice of months: radio buttons, by which the stylesheet shows the sums of the checked one. */
export function PriceMonths({ words }: { words: PricingWords["table"] }) {
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
