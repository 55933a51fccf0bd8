import type { PaymentWords } from "#content/kinds/payment.ts";
import { negative, type Rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { PriceView } from "#shop/prices/price-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";

/** A price as the customer sees it, whether of a quote, an order or an upgrade. */
export type Price = Omit<PriceView, "unit_price" | "lines">;

/** Renders the lines of a price in the order of an invoice, their sum, and how its tax is calculated and invoiced. */
export function PriceLines({
  price,
  item,
  voucher,
  words,
  locale,
}: {
  price: Price;
  /** What is bought, in words. */
  item: string;
  /** The code that is applied. */
  voucher: string | null;
  words: PaymentWords["checkout"]["summary"];
  locale: Locale;
}) {
  const rupiah = (amount: Rupiah) => formatRupiah(amount, locale);
  return (
    <>
      <dl className="num text-sm">
        <Line label={item} amount={rupiah(price.subtotal)} />
        {price.discount > 0 && (
          <Line label={fill(words.voucher, { code: voucher ?? "" })} amount={rupiah(negative(price.discount))} good />
        )}
        {price.channel_fee > 0 && <Line label={words.fee} amount={rupiah(price.channel_fee)} />}
        <Line label={words.ppn} note={fill(words.dpp, { dpp: rupiah(price.dpp) })} amount={rupiah(price.ppn)} />
        <div className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-base font-semibold">
          <dt>{words.total}</dt>
          <dd translate="no" className="text-xl tracking-tight" data-total={price.total}>
            {rupiah(price.total)}
          </dd>
        </div>
      </dl>
      <details className="mt-3 text-sm text-muted">
        <summary className="link inline-flex min-h-11 items-center">{words.taxTitle}</summary>
        <p>{words.tax}</p>
        <p className="mt-2">{words.faktur}</p>
      </details>
    </>
  );
}

function Line({ label, note, amount, good }: { label: string; note?: string; amount: string; good?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 py-1.5 ${good ? "text-good" : ""}`}>
      <dt>
        <span>{label}</span>
        {note && <span className="block text-xs text-muted">{note}</span>}
      </dt>
      <dd translate="no" className="shrink-0">
        {amount}
      </dd>
    </div>
  );
}
