import { useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { invoicePdf } from "#client/api/orders.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { saveBlob } from "../account/save-blob.ts";
import { refusalText } from "../form/refusal-text.ts";
import { orderAgainPath, type StateName } from "./order-words.ts";
import type { ShownOrder } from "./use-order.ts";

/** Products with a page of thanks that helps to prepare for the first day. */
const thankYouPages: Record<string, string> = {
  "big-social": "/thank-you/big-social",
  "big-builder": "/products/big-builder/thank-you",
};

/** Renders what can be done with an order that no longer awaits payment. */
export function Afterwards({
  order,
  state,
  words: { after, errors },
  productName,
  address,
}: {
  order: ShownOrder;
  state: StateName;
  words: PaymentWords["order"];
  productName: string;
  address: PageAddress;
}) {
  const [statusText, setStatusText] = useState("");
  const [pending, setPending] = useState(false);
  const href = (path: string) => localizeHref(path, address);
  async function download() {
    setPending(true);
    const outcome = await invoicePdf(order.id, address.locale);
    setPending(false);
    if (!outcome.ok) return setStatusText(refusalText(outcome.refusal, errors));
    setStatusText("");
    saveBlob(outcome.data, invoiceFileName(order.invoice_number ?? "", order.invoice_revision, address.locale));
  }
  const preparing = state === "preparing";
  const paid = state === "paid" || preparing;
  const closed = ["expired", "cancelled", "denied", "chargeFailed", "closed"].includes(state);
  const invoice = order.invoice_number !== null && (
    <Button kind="secondary" pending={pending} onClick={download}>
      <Icon name="download" />
      <span>{after.invoice}</span>
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {paid && (
          <a href={href(`/account/packages?product=${order.product}`)} className="btn btn-primary">
            {fill(preparing ? after.packagePage : after.package, { product: productName })}
          </a>
        )}
        {invoice}
        {closed && (
          <a href={href(orderAgainPath(order))} className="btn btn-primary">
            {after.orderAgain}
          </a>
        )}
        {((!paid && !closed) || order.money.unreturned > 0) && (
          <a
            href={href(`/account/help?order=${order.id}&topic=${state === "refunded" ? "refund" : "payment"}`)}
            className={`btn ${paid || closed ? "btn-secondary" : "btn-primary"}`}
          >
            {after.contact}
          </a>
        )}
        {!paid && (
          <a href={href("/account/invoices")} className="btn btn-secondary">
            {after.orders}
          </a>
        )}
      </div>
      {paid && thankYouPages[order.product] && (
        <p className="mt-8 border-t border-line pt-6">
          <a href={href(thankYouPages[order.product]!)} className="link inline-flex py-2">
            <span>{after.first}</span>
            <Icon name="arrow-right" className="ms-2 size-5 self-center" />
          </a>
        </p>
      )}
      <p role="status" className="mt-3 text-sm text-bad">
        {statusText}
      </p>
    </>
  );
}
