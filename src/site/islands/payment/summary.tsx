import type { ReactNode } from "react";
import type { Locale } from "#catalogue/locales.ts";
import type { Refusal } from "#client/api/outcome.ts";
import type { Quote } from "#client/api/quotes.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { fill } from "../form/words-with-links.tsx";
import { PriceLines } from "./price-lines.tsx";

/** What it comes to, line by line, as the server reckons it. */
export function Summary({
  quote,
  refusal,
  pending,
  onRetry,
  words,
  locale,
  children,
}: {
  quote: Quote | undefined;
  refusal: Refusal | undefined;
  pending: boolean;
  onRetry: () => void;
  words: Pick<PaymentWords["checkout"], "summary" | "package" | "errors">;
  locale: Locale;
  children: ReactNode;
}) {
  const { summary } = words;
  return (
    <section aria-labelledby="summary" className="card lg:sticky lg:top-24" aria-busy={pending}>
      <h2 id="summary" className="mb-4 text-lg">
        {summary.title}
      </h2>
      {quote ? (
        <div className={pending ? "opacity-55" : ""}>
          <PriceLines
            price={quote}
            item={fill(summary.times, { package: quote.package.name[locale], months: monthsText(quote.months, words) })}
            voucher={quote.voucher?.code ?? null}
            words={summary}
            locale={locale}
          />
        </div>
      ) : (
        !refusal && <span aria-hidden="true" className="block h-40 rounded-md bg-sunken" />
      )}
      {refusal && (
        <div role="alert" className="mt-3">
          <p className="text-sm text-bad">
            {summary.failed} {refusalText(refusal, words.errors)}
          </p>
          <Button kind="secondary" className="mt-3" onClick={onRetry}>
            {summary.retry}
          </Button>
        </div>
      )}
      <p className="sr-only" role="status">
        {pending ? summary.reckoning : quote && `${summary.total} ${quote.total}`}
      </p>
      {children}
    </section>
  );
}

/** `1 month`, `3 months`. */
export function monthsText(count: number, words: { package: PaymentWords["checkout"]["package"] }): string {
  return `${count} ${count === 1 ? words.package.month : words.package.many}`;
}
