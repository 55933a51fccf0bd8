import { localizeHref, type PageAddress } from "#address/address.ts";
import type { Order } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { OwnedPackageView } from "#shop/subscriptions/subscription-contract.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { fill } from "#text/fill.ts";
import { formatLastDay, formatMoment } from "#time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Countdown } from "../../order/countdown.tsx";
import { methodName } from "../../order/order-words.ts";
import { preparingText, statusOf } from "../packages/subscription-card.tsx";

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

/** Renders a package in one line: its state, its next date, and where it leads. */
export function PackageLine({
  owned,
  words,
  address,
}: {
  owned: OwnedPackageView;
  words: Pick<AccountWords, "overview" | "packages">;
  address: PageAddress;
}) {
  const { overview, packages } = words;
  const { preparing, status } = owned;
  const state = statusOf(owned, packages);
  const running = hasAccess(status);
  const date = formatLastDay(owned.ends_at, address.locale);
  const text = preparing
    ? preparingText(preparing, packages, address.locale)
    : fill(running ? packages.until : packages.ended, { date });
  const path = preparing ? `/payment/${owned.order}` : `/account/packages?product=${owned.product}`;
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{owned.name}</span>
          <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        <p className="num mt-1 text-sm text-muted">{text}</p>
      </div>
      <a href={localizeHref(path, address)} className="btn btn-secondary self-center justify-self-start">
        <span>{preparing ? packages.progress : overview.openPackage}</span>
        <span className="sr-only"> {owned.name}</span>
      </a>
    </li>
  );
}
