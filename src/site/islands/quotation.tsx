import { useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { type Quotation, quotation, quotationPdf } from "#client/api/quotations.ts";
import { buyAddress } from "#client/flows/quotation-link.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { QuotationWords } from "#content/kinds/quotation.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { quotationFileName } from "#shop/invoices/invoice.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveBlob } from "./account/save-blob.ts";
import { PriceLines } from "./checkout/price-lines.tsx";
import { monthsText } from "./checkout/summary.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { UnopenedLink, useFragmentToken } from "./link/fragment-link.tsx";

/** Renders the quotation of a link, whose token is the fragment of the address. */
export default function QuotationPage({ words, price, address }: QuotationProps) {
  const { token, data, refusal, load } = useFragmentToken(quotation);
  if (data) return <QuotationView data={data} token={token} words={words} price={price} address={address} />;
  const prices = (
    <a className="btn btn-primary mt-6" href={localizeHref("/products/pricing", address)}>
      {words.prices}
    </a>
  );
  const missing = { title: words.missingTitle, body: words.missingBody, children: prices };
  return (
    <UnopenedLink
      refusal={refusal}
      gone={refusal?.status === 404 ? missing : undefined}
      words={words}
      errors={words.errors}
      onRetry={load}
    />
  );
}

interface QuotationProps {
  words: QuotationWords["page"];
  price: Pick<PaymentWords["checkout"], "summary" | "package">;
  address: PageAddress;
}

/** Renders a quotation with what it promises, and how to buy it; after its last day, the price of today. */
function QuotationView({ data, token, words, price, address }: QuotationProps & { data: Quotation; token: string }) {
  const { locale } = address;
  const rupiah = (amount: Rupiah) => formatRupiah(amount, locale);
  const isValid = data.status === "valid";
  const [name, until] = [data.package.name, formatDay(data.valid_until, locale)];
  const item = fill(price.summary.times, { package: name, months: monthsText(data.months, price) });
  return (
    <div className="grid items-start gap-x-16 gap-y-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div>
        <h1 className="text-3xl" data-status={data.status}>
          {isValid ? words.title : words.expiredTitle}
        </h1>
        {!isValid && data.today && (
          <p className="lead mt-3 max-w-2xl">
            {fill(words.expiredBody, { number: data.number, date: until, total: rupiah(data.today.total) })}
          </p>
        )}
        <dl className="mt-6 grid max-w-2xl gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name={words.number}>{data.number}</Fact>
          <Fact name={words.date}>{formatDay(data.issued_on, locale)}</Fact>
          <Fact name={words.validUntil}>{until}</Fact>
          <Fact name={words.method}>{paymentMethodNames[data.method]}</Fact>
          <Fact name={words.seller}>
            <span>{data.seller.name}</span>
            <span className="block text-sm font-regular">{data.seller.address}</span>
            <span className="num block text-sm font-regular">{fill(words.npwp, { number: data.seller.npwp })}</span>
          </Fact>
          {(data.recipient.company || data.recipient.name) && (
            <Fact name={words.recipient}>
              <span className="block">{data.recipient.company || data.recipient.name}</span>
              {data.recipient.company && <span className="block">{data.recipient.name}</span>}
            </Fact>
          )}
        </dl>
        <Actions data={data} token={token} words={words} address={address} />
      </div>
      <section className="card" aria-label={item}>
        <PriceLines price={data} item={item} voucher={data.voucher_code} words={price.summary} locale={locale} />
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Actions({ data, token, words, address }: Omit<QuotationProps, "price"> & { data: Quotation; token: string }) {
  const { locale } = address;
  const [pending, setPending] = useState(false);
  const [statusText, setStatusText] = useState("");
  const payment = localizeHref("/payment", address);
  const rupiah = (amount: Rupiah) => formatRupiah(amount, locale);
  const isValid = data.status === "valid";
  async function download() {
    setPending(true);
    const outcome = await quotationPdf(token, locale);
    setPending(false);
    if (!outcome.ok) return setStatusText(refusalText(outcome.refusal, words.errors));
    setStatusText("");
    saveBlob(outcome.data, quotationFileName(data.number, locale));
  }
  const { order, today } = data;
  const isCheaper = isValid && order !== null && today !== null && today.total < order.total;
  return (
    <>
      {!order && <p className="mt-6 max-w-2xl">{words.notSold}</p>}
      {isValid && order && order.total !== data.total && (
        <p role="status" className="mt-6 max-w-2xl rounded-md bg-accent-soft p-4 text-sm">
          {[order.voucher_message, fill(words.changed, { total: rupiah(order.total) })].filter(Boolean).join(". ")}
        </p>
      )}
      {isCheaper && <p className="mt-6 max-w-2xl">{fill(words.cheaper, { total: rupiah(today.total) })}</p>}
      <div className="no-print mt-8 flex flex-wrap gap-3">
        {order ? (
          <a href={buyAddress(payment, data, isValid ? token : undefined)} className="btn btn-primary">
            {isValid ? words.buy : words.buyCheaper}
          </a>
        ) : (
          <a href={localizeHref("/products/pricing", address)} className="btn btn-primary">
            {words.prices}
          </a>
        )}
        {isCheaper && (
          <a href={buyAddress(payment, data)} className="btn btn-secondary">
            {words.buyCheaper}
          </a>
        )}
        <Button kind="secondary" pending={pending} onClick={download}>
          <Icon name="download" />
          <span>{words.download}</span>
        </Button>
        <Button kind="quiet" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm text-bad">
        {statusText}
      </p>
      {order && <p className="no-print mt-2 max-w-xl text-sm text-muted">{words.howTo}</p>}
    </>
  );
}
