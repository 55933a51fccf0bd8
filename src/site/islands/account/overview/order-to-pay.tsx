import { localizeHref, type PageAddress } from "#address/address.ts";
import type { Order } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatMoment } from "#time/format.ts";
import { Countdown } from "../../order/countdown.tsx";
import { methodName } from "../../order/order-words.ts";

/** Renders an order that can still be paid: how much, to which number, and how long still. */
export function OrderToPay({
  order,
  now,
  words,
  address,
}: {
  order: Order;
  /** The server's time in milliseconds; undefined while it is not known. */
  now: number | undefined;
  words: AccountWords["overview"];
  address: PageAddress;
}) {
  const { payment } = order;
  const number = payment?.va_number ?? payment?.bill_key;
  return (
    <li className="rounded-lg border border-primary bg-primary-soft p-5">
      <p className="font-medium">{order.package.name}</p>
      <p translate="no" className="num mt-1 text-3xl font-semibold">
        {formatRupiah(order.total, address.locale)}
      </p>
      <p className="num mt-2 text-sm text-muted">
        <span>{methodName(order.method)}</span>
        {number && <span translate="no">{` · ${number}`}</span>}
      </p>
      {payment && (
        <p className="num mt-1 flex flex-wrap gap-x-3 text-sm">
          <span>{fill(words.payBefore, { time: formatMoment(new Date(payment.expires_at), address.locale) })}</span>
          {now !== undefined && (
            <span className="font-semibold">
              <Countdown until={payment.expires_at} now={now} />
            </span>
          )}
        </p>
      )}
      <a href={localizeHref(`/payment/${order.id}`, address)} className="btn btn-primary mt-4">
        <span>{words.pay}</span>
        <span className="sr-only"> {order.number}</span>
      </a>
    </li>
  );
}
