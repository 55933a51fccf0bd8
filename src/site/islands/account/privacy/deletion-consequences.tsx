import { useCallback, useState } from "react";
import type { DeletionPreview } from "#accounts/person/deletion-view.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { invoicePdf, type Order, orders } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { saveBlob } from "../save-blob.ts";
import { useFetch } from "../use-fetch.ts";

type PaidOrder = Order & { invoice_number?: string | null };

/**
 * Renders what is lost with the account: paid days and their value, open orders; and the invoices, to download before.
 */
export function DeletionConsequences({
  words: { remove, errors },
  address,
  preview,
}: {
  words: Pick<AccountWords, "remove" | "errors">;
  address: PageAddress;
  preview: DeletionPreview;
}) {
  const { data } = useFetch(useCallback(() => orders(), []));
  const [message, setMessage] = useState("");
  const paid = (data?.orders ?? []).filter(({ status }) => status === "paid") as PaidOrder[];
  const numberOf = (order: PaidOrder) => order.invoice_number ?? order.number;

  async function download(order: PaidOrder) {
    const outcome = await invoicePdf(order.id, address.locale);
    if (outcome.ok) saveBlob(outcome.data, `${numberOf(order).replaceAll("/", "-")}.pdf`);
    setMessage(outcome.ok ? "" : refusalText(outcome.refusal, errors));
  }

  return (
    <div className="mb-5 grid gap-5">
      <div>
        <h3 className="text-base font-semibold">{remove.lost}</h3>
        <ul className="mt-2 list-disc ps-5">
          {preview.packages.map(({ product, name, days_left, value_left }) => (
            <li key={product}>
              {fill(days_left > 0 ? remove.losing : remove.losingToday, {
                name,
                days: days_left,
                value: formatRupiah(value_left, address.locale),
              })}
            </li>
          ))}
          {preview.packages.length === 0 && <li>{remove.nothing}</li>}
          {preview.open_orders > 0 && <li>{fill(remove.openOrders, { count: preview.open_orders })}</li>}
        </ul>
      </div>
      {paid.length > 0 && (
        <div>
          <h3 className="text-base font-semibold">{remove.invoices}</h3>
          <p className="mt-1 text-sm text-muted">{remove.invoicesBody}</p>
          <ul className="mt-3 flex flex-wrap gap-3">
            {paid.map((order) => (
              <li key={order.id}>
                <Button kind="secondary" onClick={() => download(order)}>
                  {fill(remove.invoice, { number: numberOf(order) })}
                </Button>
              </li>
            ))}
          </ul>
          {data?.next && (
            <a className="link mt-3 inline-block py-2" href={localizeHref("/account/invoices", address)}>
              {remove.allInvoices}
            </a>
          )}
          <p role="status" className="mt-2 text-sm text-bad">
            {message}
          </p>
        </div>
      )}
    </div>
  );
}
