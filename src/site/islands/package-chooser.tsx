import type { SoldOnlineId } from "#catalogue/products.ts";
import { pickMonths } from "#client/flows/pick-months.ts";
import { storedProductName } from "#client/names.ts";
import { useRoot } from "#client/state/store.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { Locale } from "#text/locales.ts";
import { useHydrated } from "./form/use-hydrated.ts";
import { chooseOffered, useRequestedPackage } from "./package-chooser/choose-package.ts";
import { MonthPicks } from "./package-chooser/month-picks.tsx";
import { MonthsStepper } from "./package-chooser/months-stepper.tsx";
import { PackageCard, type PackageChoice } from "./package-chooser/package-card.tsx";

export interface PackageChooserProps {
  product: SoldOnlineId;
  packages: PackageChoice[];
  words: CommonWords["chooser"] & { perMonth: string; suggested: string };
  locale: Locale;
  /** The payment page in the reader's language and edition. */
  payment: string;
}

/**
 * Renders the packages of a product, the number of months, and their price. Without a script each package is a link
 * that carries its id to the payment page.
 */
export default function PackageChooser({ product, packages, words, locale, payment }: PackageChooserProps) {
  const hydrated = useHydrated();
  const selected = useRoot((state) => state.selectedPackage);
  const chosen =
    selected.product === storedProductName(product) ? packages.find(({ name }) => name === selected.name) : null;
  const months = selected.amount;

  useRequestedPackage(product, packages);
  const total = chosen ? formatRupiah(chosen.price * months, locale) : "";
  return (
    <div>
      <ul className="packages" aria-label={words.packages}>
        {packages.map((offered) => (
          <PackageCard
            key={offered.id}
            offered={offered}
            product={product}
            chosen={hydrated && offered === chosen}
            onChoose={hydrated ? () => chooseOffered(product, offered) : undefined}
            href={`${payment}?package=${offered.id}`}
            words={words}
            locale={locale}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {chosen &&
          hydrated &&
          `${words.chosen.replace("{tier}", chosen.tier)}, ${months} ${months === 1 ? words.month : words.many}: ${total}`}
      </p>
      <div className="package-sum needs-script">
        {chosen && hydrated ? (
          <>
            <MonthsStepper months={months} words={words} quiet />
            <div className="package-picks">
              <MonthPicks label={words.months} months={months} words={words} onPick={pickMonths} />
            </div>
            <div className="grow">
              <p className="text-sm text-muted">{`${chosen.name}, ${words.total}`}</p>
              <p translate="no" className="num text-2xl font-semibold tracking-tight max-lg:text-lg">
                {total}
              </p>
            </div>
            <a href={payment} className="btn btn-primary shrink-0">
              {words.pay}
            </a>
          </>
        ) : (
          <p className="text-muted">{words.none}</p>
        )}
      </div>
      <p className="mt-3 text-sm text-muted needs-script">{words.later}</p>
      {chosen && hydrated && (
        <a href={`${payment}#quotation`} className="link inline-flex min-h-11 items-center text-sm">
          {words.quotation}
        </a>
      )}
    </div>
  );
}
