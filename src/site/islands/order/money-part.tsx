import type { Order } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMoment } from "#time/format.ts";
import { CreditNote } from "./credit-note.tsx";
import { moneySentences } from "./money-sentences.ts";
import { RefundAccountPart } from "./refund-account.tsx";
import type { ShownOrder } from "./use-order.ts";

/** Renders what was received for an order and what was returned, when that differs from its total. */
export function MoneyPart({
  order,
  offline,
  words,
  locale,
  onChanged,
}: {
  order: ShownOrder;
  offline: boolean;
  words: PaymentWords["order"];
  locale: Locale;
  onChanged: (order: Order) => void;
}) {
  const { money } = words;
  const { receipts, refunds } = order.money;
  const sentences = moneySentences(order, money, locale);
  const creditNotes = refunds.flatMap(({ credit_note }) => credit_note ?? []);
  return (
    <>
      {/* The sentences may change while the page is open. */}
      <div role="status">
        {sentences.length > 0 && (
          <section aria-labelledby="money" className="card mb-8 max-w-2xl" data-money>
            <h2 id="money" className="text-lg">
              {money.title}
            </h2>
            <dl className="mt-4 grid gap-2">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <dt className="text-muted">{money.due}</dt>
                <dd translate="no" className="num font-semibold">
                  {formatRupiah(order.total, locale)}
                </dd>
              </div>
              {receipts.map(({ amount, currency, at, reversed }, index) => (
                <div key={index} className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <dt className="text-muted">
                    {`${reversed ? money.reversed : money.received}, ${fill(money.at, { time: formatMoment(new Date(at), locale) })}`}
                  </dt>
                  <dd className="num font-semibold">
                    {currency === "IDR" ? formatRupiah(amount, locale) : `${amount} ${currency}`}
                  </dd>
                </div>
              ))}
            </dl>
            <div className="mt-4 grid gap-2 border-t border-line pt-4">
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            {creditNotes.map((number) => (
              <CreditNote key={number} order={order.id} number={number} words={words} locale={locale} />
            ))}
          </section>
        )}
      </div>
      <RefundAccountPart order={order} offline={offline} words={words} locale={locale} onChanged={onChanged} />
    </>
  );
}
