import { useEffect, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import {
  changeLinkedMethod,
  checkLinkedOrder,
  type LinkedOrder,
  linkedInvoicePdf,
  linkedOrder,
} from "#client/api/payer-links.ts";
import type { PayerLinkWords } from "#content/kinds/payer-link.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveBlob } from "./account/save-blob.ts";
import { PriceLines } from "./checkout/price-lines.tsx";
import { monthsText } from "./checkout/summary.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { UnopenedLink, useFragmentToken } from "./link/fragment-link.tsx";
import { BankSimulator } from "./order/bank-simulator.tsx";
import { BankSteps } from "./order/bank-steps.tsx";
import { ChangeMethod } from "./order/change-method.tsx";
import { CheckStatus } from "./order/check-status.tsx";
import { useServerClock } from "./order/countdown.tsx";
import type { OrderWords } from "./order/order-details.tsx";
import { methodName } from "./order/order-words.ts";
import { PayPart } from "./order/pay-part.tsx";

/** Between two refreshes of a page whose order waits for its payment. */
const refreshMilliseconds = 10_000;

/** Renders the order of a link, whose token is the fragment of the address, for whoever pays it. */
export default function Pay({ words, payment, seller, address }: PayProps) {
  const { token, data: order, refusal, load, show } = useFragmentToken(linkedOrder);
  const waits = order?.status === "awaiting_payment" || order?.status === "draft";
  useEffect(() => {
    if (!waits) return;
    const onShown = () => void (document.hidden || load());
    const timer = setInterval(onShown, refreshMilliseconds);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [waits, load]);

  if (order)
    return (
      <LinkedOrderPage
        order={order}
        token={token}
        onRefresh={load}
        onChanged={show}
        words={words}
        payment={payment}
        seller={seller}
        address={address}
      />
    );
  const gone: Record<number, { title: string; body: string }> = {
    404: { title: words.missingTitle, body: words.missingBody },
    410: { title: words.endedTitle, body: words.endedBody },
  };
  return (
    <UnopenedLink
      refusal={refusal}
      gone={refusal && gone[refusal.status]}
      words={words}
      errors={payment.order.errors}
      onRetry={load}
    />
  );
}

interface PayProps {
  words: PayerLinkWords["page"];
  payment: OrderWords;
  /** Name of the company that is paid. */
  seller: string;
  address: PageAddress;
}

interface LinkedOrderPageProps extends PayProps {
  order: LinkedOrder;
  token: string;
  onRefresh: () => void;
  onChanged: (order: LinkedOrder) => void;
}

/** Renders an order for whoever pays it: how to pay, and then that it is paid, with its invoice. */
function LinkedOrderPage(props: LinkedOrderPageProps) {
  const { order, token, onRefresh, onChanged, words, payment: texts, seller, address } = props;
  const { locale } = address;
  const { payment } = order;
  const now = useServerClock(payment?.expires_at);
  const overdue = payment !== null && now !== undefined && new Date(payment.expires_at).getTime() <= now;
  const waiting = order.status === "awaiting_payment" && !overdue;
  const state = waiting ? "awaiting" : overdue ? "overdue" : order.status === "paid" ? "paid" : "review";
  const { details } = texts.order;
  const item =
    order.kind === "upgrade"
      ? fill(details.upgrade, { package: order.package.name })
      : fill(details.months, { package: order.package.name, months: monthsText(order.months, texts.checkout) });
  const values = { buyer: order.buyer.name, package: order.package.name };
  return (
    <div className="grid items-start gap-x-16 gap-y-12 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div>
        <div role="status" data-state={state} className="mb-8">
          <h1 className="text-3xl">{words[`${state}Title`]}</h1>
          <p className="mt-3 max-w-2xl text-muted">{fill(words[`${state}Body`], values)}</p>
        </div>
        {waiting && payment && (
          <>
            <PayPart
              order={{ ...order, payment }}
              now={now}
              seller={seller}
              words={{ ...texts.order.pay, elsewhere: words.elsewhere }}
              locale={locale}
            />
            <CheckStatus
              check={() => checkLinkedOrder(token)}
              words={texts.order}
              locale={locale}
              onChecked={onChanged}
            />
            <BankSteps order={order} words={texts.order} locale={locale} />
            <div className="mt-10 border-t border-line pt-4">
              <ChangeMethod
                order={order}
                words={{ order: texts.order, method: texts.checkout.method }}
                address={address}
                change={(body, key) => changeLinkedMethod(token, body, key)}
                onChanged={onChanged}
                onRefused={onRefresh}
              />
            </div>
          </>
        )}
        {order.invoice_number && <InvoiceButton {...props} number={order.invoice_number} />}
        {payment?.provider === "simulator" && (
          <BankSimulator reference={payment.reference} words={texts.order} onAction={onRefresh} />
        )}
      </div>
      <section aria-labelledby="details" className="card">
        <h2 id="details" className="mb-4 text-lg">
          {details.title}
        </h2>
        <dl className="mb-4 grid gap-2 border-b border-line pb-4 text-sm">
          {[
            [details.order, order.number],
            [details.method, methodName(order.method)],
          ].map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd translate="no" className="num min-w-0 text-end">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mb-4 border-b border-line pb-4 text-sm">
          <p className="mb-1 text-muted">{words.buyer}</p>
          <p className="font-medium">{order.buyer.name}</p>
          <p>{order.buyer.address}</p>
          {order.buyer.npwp && <p className="num">{fill(details.npwp, { number: order.buyer.npwp })}</p>}
        </div>
        <PriceLines
          price={order}
          item={item}
          voucher={order.voucher_code}
          words={texts.checkout.summary}
          locale={locale}
        />
      </section>
    </div>
  );
}

function InvoiceButton({
  order,
  token,
  number,
  payment,
  address: { locale },
}: LinkedOrderPageProps & { number: string }) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  async function download() {
    setPending(true);
    const outcome = await linkedInvoicePdf(token, locale);
    setPending(false);
    setMessage(outcome.ok ? "" : refusalText(outcome.refusal, payment.order.errors));
    if (outcome.ok) saveBlob(outcome.data, invoiceFileName(number, order.invoice_revision, locale));
  }
  return (
    <>
      <Button pending={pending} onClick={download}>
        <Icon name="download" />
        <span>{payment.order.after.invoice}</span>
      </Button>
      <p role="status" className="mt-3 text-sm text-bad">
        {message}
      </p>
    </>
  );
}
