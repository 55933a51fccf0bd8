import { useCallback, useState } from "react";
import { localizeHref } from "#address/address.ts";
import { invoicePdf, type Order, orders } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/format-rupiah.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Empty } from "./account/empty.tsx";
import { dayText } from "./account/moments.ts";
import { saveBlob } from "./account/save-blob.ts";
import { useLoaded } from "./account/use-loaded.ts";
import { Waiting } from "./account/waiting.tsx";
import { refusalText } from "./form/refusal-text.ts";
import type { PageAddress } from "./form/words-with-links.tsx";

export interface AccountInvoicesProps {
  words: Pick<AccountWords, "area" | "invoices" | "errors">;
  address: PageAddress;
}

/** An order as the API tells of it. */
type OrderView = Order & { created_at?: string; invoice_number?: string | null };

/** The person's orders, newest first, each with its invoice once it is paid. */
export default function AccountInvoices({ words, address }: AccountInvoicesProps) {
  const { invoices, errors } = words;
  const { data, setData, refusal, reload } = useLoaded(useCallback(() => orders(), []));
  const [message, setMessage] = useState<string>();
  if (!data) return <Waiting words={words} refusal={refusal} onRetry={reload} />;
  if (data.orders.length === 0) {
    return <Empty title={invoices.emptyTitle} body={invoices.emptyBody} action={invoices.choose} address={address} />;
  }

  async function more() {
    const outcome = await orders(data?.next);
    if (outcome.ok) setData({ ...outcome.data, orders: [...(data?.orders ?? []), ...outcome.data.orders] });
    else setMessage(refusalText(outcome.refusal, errors));
  }
  async function download({ id, number, invoice_number, invoice_revision }: OrderView) {
    const outcome = await invoicePdf(id, address.locale);
    if (outcome.ok) saveBlob(outcome.data, invoiceFileName(invoice_number ?? number, invoice_revision, address.locale));
    else setMessage(refusalText(outcome.refusal, errors));
  }

  return (
    <section className="card">
      <ul className="divide-y divide-line">
        {(data.orders as OrderView[]).map((order) => {
          const state = statusOf(order.status, invoices);
          const at = order.created_at ?? order.history[0]?.at;
          return (
            <li key={order.id} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto_auto] sm:items-center">
              <div>
                <p className="num font-medium">{order.invoice_number ?? order.number}</p>
                <p className="text-sm text-muted">{at && dayText(at, address.locale)}</p>
              </div>
              <div className="flex items-center gap-3 sm:flex-col sm:items-end sm:gap-1">
                <p className="num font-semibold">{formatRupiah(order.total, address.locale)}</p>
                <Badge tone={state.tone}>{state.label}</Badge>
              </div>
              {order.status === "paid" && (
                <Button kind="secondary" onClick={() => download(order)}>
                  {invoices.download}
                  {/* Heard one by one, each button says whose it is. */}
                  <span className="sr-only"> {order.invoice_number ?? order.number}</span>
                </Button>
              )}
              {order.status === "awaiting_payment" && (
                <a className="btn btn-primary" href={localizeHref(`/payment/${order.id}`, address)}>
                  {invoices.pay}
                  <span className="sr-only"> {order.number}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {data.next && (
        <Button kind="secondary" className="mt-4" onClick={more}>
          {invoices.more}
        </Button>
      )}
      <p role="status" className="text-sm text-bad">
        {message}
      </p>
    </section>
  );
}

function statusOf(status: string, words: AccountWords["invoices"]) {
  switch (status) {
    case "paid":
      return { label: words.statusPaid, tone: "good" as const };
    case "closed":
      return { label: words.statusClosed, tone: "plain" as const };
    case "manual_review":
      return { label: words.statusReview, tone: "accent" as const };
    case "reversed":
      return { label: words.statusReversed, tone: "bad" as const };
    case "refunded":
      return { label: words.statusRefunded, tone: "plain" as const };
    default:
      return { label: words.statusAwaiting, tone: "accent" as const };
  }
}
