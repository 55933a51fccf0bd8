import type { ReactNode } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { isSuggested } from "#catalogue/packages.ts";
import { contentName, jobOf, type ProductId } from "#catalogue/products.ts";
import { pickMonths } from "#client/flows/pick-months.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { MonthPicks, MonthsStepper } from "../package-chooser/months-picker.tsx";
import type { SoldPackage } from "./chosen-package.ts";
import { Part } from "./part.tsx";
import type { UpgradeOffer } from "./state/checkout-types.ts";

/** Renders what is bought, and for how many months. */
export function PackagePart({
  chosen,
  months,
  words,
  address,
  children,
}: {
  chosen: SoldPackage;
  /** Absent where the length cannot be chosen. */
  months: number | undefined;
  words: PaymentWords["checkout"]["package"];
  address: PageAddress;
  children?: ReactNode;
}) {
  const product = chosen.product as ProductId;
  const change = localizeHref(`/choosing-${contentName(product)}`, address);
  return (
    <Part
      title={words.title}
      aside={
        <a href={change} className="link -my-2 py-2 text-sm">
          {words.change}
        </a>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p className="package-name text-xl font-semibold tracking-tight" data-job={jobOf(product)}>
            <ProductMark id={product} className="size-7 text-hue" />
            <span>{chosen.name}</span>
            {isSuggested(chosen.id) && <span className="price-suggested">{words.suggested}</span>}
          </p>
          <p className="mt-1 text-sm text-muted">
            <span translate="no" className="num text-ink">
              {formatRupiah(chosen.price, address.locale)}
            </span>{" "}
            <span>{words.perMonth}</span>
          </p>
        </div>
        {months !== undefined && (
          <div>
            <p aria-hidden="true" className="mb-2 text-sm text-muted">
              {words.length}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <MonthPicks label={words.length} months={months} words={words} onPick={pickMonths} />
              <MonthsStepper months={months} words={words} />
            </div>
          </div>
        )}
      </div>
      {children}
    </Part>
  );
}

/** Renders whether the package starts now, for the difference, or after the one that runs. */
export function UpgradeChoice({
  offer,
  wanted,
  onChoose,
  words,
  locale,
}: {
  offer: UpgradeOffer | undefined;
  wanted: boolean;
  onChoose: (wanted: boolean) => void;
  words: PaymentWords["checkout"]["upgrade"];
  locale: Locale;
}) {
  if (!offer) return null;
  const current = offer.current;
  const date = formatDay(offer.until, locale);
  const choices = [
    { now: true, title: fill(words.now, { current }), body: fill(words.nowBody, { date }) },
    { now: false, title: fill(words.later, { current }), body: words.laterBody },
  ];
  return (
    <fieldset className="mt-6">
      <legend className="mb-1 text-sm font-medium">{words.title}</legend>
      <div className="divide-y divide-line">
        {choices.map(({ now, title, body }) => (
          <label key={title} className="flex cursor-pointer items-start gap-3.5 py-3">
            <input
              type="radio"
              name="package-start"
              value={now ? "now" : "later"}
              className="radio mt-0.5 shrink-0"
              checked={wanted === now}
              onChange={() => onChoose(now)}
            />
            <span>
              <span className="font-medium">{title}</span>
              <span className="block text-sm text-muted">{body}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
