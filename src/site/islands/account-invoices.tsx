import { useCallback, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { invoicePdf, type Order, orders } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "./account/empty-state.tsx";
import { LoadingCard } from "./account/loading-card.tsx";
import { OrderRow } from "./account/packages/order-row.tsx";
import { saveBlob } from "./account/save-blob.ts";
import { useFetch } from "./account/use-fetch.ts";
import { refusalText } from "./form/refusal-text.ts";

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
