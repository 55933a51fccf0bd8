import { useCallback, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { invoicePdf, type Order, orders } from "#client/api/orders.ts";
import { serverNow } from "#client/api/server-time.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDayOf } from "#time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState, LoadingCard } from "./account/account-card.tsx";
import { saveBlob } from "./account/save-blob.ts";
import { useFetch } from "./account/use-fetch.ts";
import { refusalText } from "./form/refusal-text.ts";
import { methodName, type StateName, stateName } from "./order/order-words.ts";

export interface AccountInvoicesProps {
  words: Pick<AccountWords, "area" | "invoices" | "errors">;
  address: PageAddress;
}

/** Renders the person's orders, newest first, each with its invoice once it is paid. */
export default function AccountInvoices({ words, address }: AccountInvoicesProps) {
  const { invoices, errors } = words;
  const { data, setData, refusal, reload } = useFetch(useCallback(() => orders(), []));
  const [message, setMessage] = useState<string>();
  if (!data) return <LoadingCard words={words} refusal={refusal} onRetry={reload} />;
  if (data.orders.length === 0) {
    return (
      <EmptyState title={invoices.emptyTitle} body={invoices.emptyBody} action={invoices.choose} address={address} />
    );
  }

  async function loadMore() {
    const outcome = await orders(data?.next);
    if (outcome.ok) setData({ ...outcome.data, orders: [...(data?.orders ?? []), ...outcome.data.orders] });
    else setMessage(refusalText(outcome.refusal, errors));
  }
  async function download({ id, number, invoice_number, invoice_revision }: Order) {
    const outcome = await invoicePdf(id, address.locale);
    if (outcome.ok) saveBlob(outcome.data, invoiceFileName(invoice_number ?? number, invoice_revision, address.locale));
    else setMessage(refusalText(outcome.refusal, errors));
  }

  return (
    <section className="card">
      <ul className="divide-y divide-line">
        {data.orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            words={invoices}
            address={address}
            onDownload={() => download(order)}
          />
        ))}
      </ul>
      {data.next && (
        <Button kind="secondary" className="mt-4" onClick={loadMore}>
          {invoices.more}
        </Button>
      )}
      <p role="status" className="text-sm text-bad">
        {message}
      </p>
    </section>
  );
}

interface OrderRowProps {
  order: Order;
  words: AccountWords["invoices"];
  address: PageAddress;
  onDownload: () => void;
}

/** Renders one order of the list: what was bought, payment method, status and actions. */
function OrderRow({ order, words, address, onDownload }: OrderRowProps) {
  const { number, invoice_number, status } = order;
  const state = badgeOf(stateName(order, serverNow()), words);
  const awaiting = status === "awaiting_payment";
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto]">
      <div>
        <p className="font-medium">{itemText(order, words)}</p>
        <p translate="no" className="num text-sm text-muted">
          {`${number} · ${formatDayOf(order.created_at, address.locale)} · ${methodName(order.method)}`}
        </p>
        {invoice_number && <p className="num text-sm text-muted">{fill(words.invoice, { number: invoice_number })}</p>}
      </div>
      <div className="flex items-center gap-3 sm:flex-col sm:items-end sm:gap-1">
        <p translate="no" className="num font-semibold">
          {formatRupiah(order.total, address.locale)}
        </p>
        <Badge tone={state.tone}>{state.label}</Badge>
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <a
          className={`btn ${awaiting ? "btn-primary" : "btn-secondary"}`}
          href={localizeHref(`/payment/${order.id}`, address)}
        >
          <span>{awaiting ? words.pay : words.open}</span>
          {/* Tells the links of several orders apart for screen readers. */}
          <span className="sr-only"> {number}</span>
        </a>
        {invoice_number && (
          <Button kind="secondary" onClick={onDownload}>
            <span>{words.download}</span>
            <span className="sr-only"> {invoice_number}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function itemText({ kind, months, package: { name } }: Order, words: AccountWords["invoices"]): string {
  if (kind === "upgrade") return fill(words.upgrade, { package: name });
  return fill(months === 1 ? words.oneMonth : words.months, { package: name, count: months });
}

function badgeOf(state: StateName, words: AccountWords["invoices"]) {
  switch (state) {
    case "preparing":
    case "paid":
      return { label: words.statusPaid, tone: "good" as const };
    case "cancelled":
      return { label: words.statusCancelled, tone: "plain" as const };
    case "expired":
      return { label: words.statusExpired, tone: "plain" as const };
    case "denied":
      return { label: words.statusDenied, tone: "bad" as const };
    case "closed":
    case "chargeFailed":
      return { label: words.statusClosed, tone: "plain" as const };
    case "review":
      return { label: words.statusReview, tone: "accent" as const };
    case "reversed":
      return { label: words.statusReversed, tone: "bad" as const };
    case "refunded":
      return { label: words.statusRefunded, tone: "plain" as const };
    default:
      return { label: words.statusAwaiting, tone: "accent" as const };
  }
}
