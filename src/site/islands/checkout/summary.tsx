import type { ReactNode } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { type Price, PriceLines } from "./price-lines.tsx";

/** Renders the price, line by line, as the server calculates it. */
export function Summary({
  price,
  item,
  voucher,
  refusal,
  pending,
  onRetry,
  words,
  locale,
  children,
}: {
  price: Price | undefined;
  item: string;
  voucher: string | null;
  refusal: Refusal | undefined;
  pending: boolean;
  onRetry: () => void;
  words: Pick<PaymentWords["checkout"], "summary" | "package" | "errors">;
  locale: Locale;
  children: ReactNode;
}) {
  const { summary } = words;
  return (
    <section aria-labelledby="summary" className="card lg:sticky lg:top-24" aria-busy={pending && !refusal}>
      <h2 id="summary" className="mb-4 text-lg">
        {summary.title}
      </h2>
      {price ? (
        <div className={pending ? "opacity-55" : ""}>
          <PriceLines price={price} item={item} voucher={voucher} words={summary} locale={locale} />
        </div>
      ) : (
        !refusal && <span aria-hidden="true" className="block h-40 rounded-md bg-sunken" />
      )}
      {refusal && (
        <div role="alert" className="mt-3">
          <p className="text-sm text-bad">{`${summary.failed} ${refusalText(refusal, words.errors)}`}</p>
          <Button kind="secondary" className="mt-3" onClick={onRetry}>
            {summary.retry}
          </Button>
        </div>
      )}
      <p className="sr-only" role="status">
        {/* A failed price is no longer on its way, and the one on show belongs to another choice. */}
        {pending ? !refusal && summary.calculating : price && `${summary.total} ${formatRupiah(price.total, locale)}`}
      </p>
      {children}
    </section>
  );
}

/** Returns `1 month`, `3 months`. */
export function monthsText(count: number, words: { package: PaymentWords["checkout"]["package"] }): string {
  return `${count} ${count === 1 ? words.package.month : words.package.many}`;
}
