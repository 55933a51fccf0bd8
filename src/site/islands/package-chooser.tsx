import { useEffect } from "react";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { choosePackage } from "#client/flows/choose-package.ts";
import { pickMonths, requestedMonths } from "#client/flows/pick-months.ts";
import { track } from "#client/measuring/track.ts";
import { storedProductName } from "#client/names.ts";
import { rootStore, useRoot } from "#client/state/store.ts";
import { saveLastVisited } from "#client/storage/last-visited.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { isRupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { isMonths } from "#shop/prices/months.ts";
import type { Locale } from "#text/locales.ts";
import { useHydrated } from "./form/use-hydrated.ts";
import { MonthPicks, MonthsStepper } from "./package-chooser/months-picker.tsx";
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
  // The number of months is stored in the browser, where it may be anything.
  const asked = (chosen?.price ?? 0) * months;
  const total = chosen && isRupiah(asked) ? formatRupiah(asked, locale) : "";
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

/** Chooses a package of the product, for one month or for the given months. */
function chooseOffered(product: SoldOnlineId, choice: PackageChoice, months?: number): void {
  choosePackage({ ...choice, product: storedProductName(product) }, months);
  track("checkout_package_chosen");
}

/**
 * Chooses what the address requests (`?months=3#big-social-growth`, from a link), which takes precedence over
 * what was stored, and updates the price of a package stored on another day. The months are removed from the address, so
 * that a reload does not set them again.
 */
function useRequestedPackage(product: SoldOnlineId, packages: PackageChoice[]): void {
  useEffect(() => {
    const stored = rootStore.getState().selectedPackage;
    const months = requestedMonths(location.search);
    const requested = packages.find(({ id }) => id === location.hash.slice(1));
    const current = packages.find(({ name }) => name === stored.name && stored.product === storedProductName(product));
    if (requested && (requested !== current || months)) chooseOffered(product, requested, months);
    else if (current && current.price !== stored.price)
      choosePackage({ ...current, product: stored.product }, isMonths(stored.amount) ? stored.amount : 1);
    removeMonthsFromAddress();
  }, [product, packages]);
}

function removeMonthsFromAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("months")) return;
  url.searchParams.delete("months");
  history.replaceState(history.state, "", url);
  saveLastVisited();
}
