import { useEffect, useState } from "react";
import { localizeHref, type PageAddress, readAddress } from "#address/address.ts";
import { watchLogin } from "#client/flows/watch-login.ts";
import type { PayerLinkWords } from "#content/kinds/payer-link.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { refusalText } from "./form/refusal-text.ts";
import type { OrderWords } from "./order/order-details.tsx";
import { OrderView } from "./order/order-view.tsx";
import { useOrder } from "./order/use-order.ts";

export interface PaymentOrderProps {
  words: OrderWords;
  payerWords: PayerLinkWords["part"];
  /** By the id of the product. */
  productNames: Record<string, string>;
  /** Name of the company that is paid. */
  seller: string;
  address: PageAddress;
}

/** Renders one order, whose id is in the address: how to pay it until it is settled, and its result. */
export default function PaymentOrder({ words, payerWords, productNames, seller, address }: PaymentOrderProps) {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const order = decodeURIComponent(readAddress(location.pathname).path.split("/")[2] ?? "");
    setId(order);
    rewriteOrderLinks(order);
  }, []);
  const { order, refusal, refresh, show } = useOrder(id);
  useEffect(watchLogin, []);
  const { missing, failed, loading, errors } = words.order;

  if (order) {
    return (
      <OrderView
        order={order}
        offline={refusal?.status === 0}
        onRefresh={refresh}
        onChanged={show}
        productName={productNames[order.product] ?? order.package.name}
        seller={seller}
        words={words}
        payerWords={payerWords}
        address={address}
      />
    );
  }
  if (refusal?.status === 404) {
    return (
      <div className="max-w-2xl">
        <h1 className="text-3xl">{missing.title}</h1>
        <p className="lead mt-3">{missing.body}</p>
        <a className="btn btn-primary mt-6" href={localizeHref("/account/invoices", address)}>
          {missing.orders}
        </a>
      </div>
    );
  }
  // The API client redirects to the login page when the login has ended.
  if (refusal && refusal.status !== 401 && refusal.status !== 403) {
    return (
      <div className="max-w-2xl" role="alert">
        <h1 className="text-3xl">{failed.title}</h1>
        <p className="lead mt-3">{refusalText(refusal, errors)}</p>
        <Button className="mt-6" onClick={refresh}>
          {failed.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="needs-script">
      <h1 className="flex items-center gap-3 text-3xl" role="status">
        <Icon name="clock" className="size-7 text-muted" />
        <span>{loading}</span>
      </h1>
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]" aria-hidden="true">
        <span className="h-112 rounded-lg bg-sunken" />
        <span className="h-80 rounded-lg bg-sunken" />
      </div>
    </div>
  );
}

/**
 * Points the links to the same page in another language or edition at the order that is shown: all orders share one page,
 * rendered for the order `-`.
 */
function rewriteOrderLinks(order: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/payment/-"]'))
    link.pathname = link.pathname.replace(/-$/, encodeURIComponent(order));
}
