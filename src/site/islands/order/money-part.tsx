import { useState } from "react";
import { creditNotePdf, type Order } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { magnitude, minus, rupiah } from "#money/rupiah.ts";
import { creditNoteFileName } from "#shop/invoices/invoice.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { RefundWay } from "#shop/refunds/refund-way.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDayOf, formatMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveBlob } from "../account/save-blob.ts";
import { refusalText } from "../form/refusal-text.ts";
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
                    {currency === "IDR" ? formatRupiah(rupiah(amount), locale) : `${amount} ${currency}`}
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

/** Downloads a credit note of the order. */
function CreditNote({
  order,
  number,
  words: { money, errors },
  locale,
}: {
  order: string;
  number: string;
  words: PaymentWords["order"];
  locale: Locale;
}) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  async function download() {
    setPending(true);
    const outcome = await creditNotePdf(order, number, locale);
    setPending(false);
    if (outcome.ok) saveBlob(outcome.data, creditNoteFileName(number, locale));
    setMessage(outcome.ok ? "" : refusalText(outcome.refusal, errors));
  }
  return (
    <div className="mt-4">
      <Button kind="secondary" pending={pending} onClick={download}>
        <Icon name="download" />
        <span>{money.creditNote}</span>
        <span className="sr-only"> {number}</span>
      </Button>
      {message && <p className="mt-3 text-sm text-bad">{message}</p>}
    </div>
  );
}

/** Returns the sentences about an order's money; none when exactly its total was received. */
export function moneySentences(
  { status, total, money }: Pick<ShownOrder, "status" | "total" | "money">,
  words: PaymentWords["order"]["money"],
  locale: Locale,
): string[] {
  const { received, unreturned, misfits, refunds, refund_account: account } = money;
  const values = {
    total: formatRupiah(total, locale),
    received: formatRupiah(received, locale),
    surplus: formatRupiah(unreturned, locale),
    difference: formatRupiah(magnitude(minus(total, received)), locale),
  };
  const sentences = misfits.map((misfit) => fill(words[misfit], values));
  if (misfits.length > 0) sentences.push(words.next);
  else if (unreturned > 0)
    sentences.push(
      fill(status === "paid" ? words.extraPaid : words.extraEnded, values),
      // Of a cached order it is not known.
      ...(money.refund_by === "provider" ? [words.byProvider] : account === null ? [words.account] : []),
    );
  for (const { amount, status: state, by, at } of refunds)
    sentences.push(
      fill(refundSentence(state, by, words), {
        amount: formatRupiah(amount, locale),
        date: formatDayOf(at, locale),
      }),
    );
  return sentences;
}

function refundSentence(status: "recorded" | "sent", by: RefundWay, words: PaymentWords["order"]["money"]): string {
  if (by === "provider") return status === "sent" ? words.returnedByProvider : words.returningByProvider;
  return status === "sent" ? words.returned : words.returning;
}
