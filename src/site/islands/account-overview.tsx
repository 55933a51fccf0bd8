import { useCallback, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { helpRequests } from "#client/api/help.ts";
import { orders as fetchOrders, invoicePdf, type Order } from "#client/api/orders.ts";
import { fetchPackages, loadAccount } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDayOf } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { AccountCard, LoadingCard } from "./account/account-card.tsx";
import { HelpList } from "./account/help/help-list.tsx";
import { OrderToPay, PackageLine } from "./account/overview/overview-cards.tsx";
import {
  lastInvoices,
  openMoney,
  openRequests,
  safetyHints,
  waitingOrders,
} from "./account/overview/overview-parts.ts";
import { saveBlob } from "./account/save-blob.ts";
import type { Passkey } from "./account/security/passkey-row.tsx";
import { useFetch } from "./account/use-fetch.ts";
import { ResendVerification } from "./auth/resend-verification.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { useServerClock } from "./order/countdown.tsx";

export interface AccountOverviewProps {
  words: Pick<
    AccountWords,
    "area" | "unverified" | "overview" | "packages" | "invoices" | "help" | "helpTopics" | "helpStates" | "errors"
  >;
  address: PageAddress;
}

/** Renders what waits for the person, what they have, and what would make the account safer. */
export default function AccountOverview({ words, address }: AccountOverviewProps) {
  const { overview } = words;
  const account = useFetch(useCallback(() => loadAccount(), []));
  const orders = useFetch(useCallback(() => fetchOrders(), []));
  const packages = useFetch(useCallback(() => fetchPackages(), []));
  const { data: passkeys } = useFetch(useCallback(() => authCall<Passkey[]>("/passkey/list-user-passkeys"), []));
  const { data: requests = [] } = useFetch(useCallback(() => helpRequests(), []));
  const listed = orders.data?.orders ?? [];
  const deadlines = listed.flatMap(({ status, payment }) =>
    status === "awaiting_payment" && payment ? [payment.expires_at] : [],
  );
  const now = useServerClock(deadlines.sort().at(-1));
  if (!account.data || !orders.data || !packages.data) {
    const refusal = account.refusal ?? orders.refusal ?? packages.refusal;
    const retry = () => void Promise.all([account.reload(), orders.reload(), packages.reload()]);
    return <LoadingCard words={words} refusal={refusal} onRetry={retry} />;
  }
  const { email, email_verified, two_factor_enabled } = account.data;
  const waiting = waitingOrders(listed, now);
  const money = openMoney(listed);
  const owned = packages.data.user_package;
  const hints = safetyHints({ twoStep: two_factor_enabled, passkeys: passkeys?.length });
  const href = (path: string) => localizeHref(path, address);
  return (
    <div className="grid gap-6">
      {waiting.length > 0 && (
        <section aria-labelledby="overview-waiting">
          <h2 id="overview-waiting" className="mb-4 text-lg">
            {overview.waitingTitle}
          </h2>
          <ul className="grid gap-4">
            {waiting.map((order) => (
              <OrderToPay key={order.id} order={order} now={now} words={overview} address={address} />
            ))}
          </ul>
        </section>
      )}
      {!email_verified && (
        <section className="rounded-lg border border-line bg-accent-soft p-5">
          <h2 className="mb-1 text-base font-semibold">{words.unverified.title}</h2>
          <ResendVerification words={words.unverified} errors={words.errors} email={email} address={address} />
        </section>
      )}
      {money.length > 0 && (
        <AccountCard title={overview.moneyTitle}>
          <ul className="divide-y divide-line">
            {money.map(({ order, kind, amount }) => (
              <li key={`${order.id} ${kind}`} className="py-3">
                <p className="num">{fill(overview[kind], { amount: formatRupiah(amount, address.locale) })}</p>
                <a href={href(`/payment/${order.id}`)} className="link num inline-block py-1">
                  {fill(overview.openOrder, { order: order.number })}
                </a>
              </li>
            ))}
          </ul>
        </AccountCard>
      )}
      {openRequests(requests).length > 0 && (
        <AccountCard title={overview.requestsTitle}>
          <HelpList requests={openRequests(requests)} words={words} address={address} />
        </AccountCard>
      )}
      {owned.length > 0 && (
        <AccountCard title={overview.packagesTitle}>
          <ul className="divide-y divide-line">
            {owned.map((each) => (
              <PackageLine key={each.subscription} owned={each} words={words} address={address} />
            ))}
          </ul>
        </AccountCard>
      )}
      {owned.length === 0 && waiting.length === 0 && <FirstSteps words={overview} href={href} />}
      <Invoices orders={lastInvoices(listed)} words={words} address={address} />
      {hints.length > 0 && (
        <AccountCard title={overview.safetyTitle}>
          <ul className="prose grid gap-2">
            {hints.map((hint) => (
              <li key={hint} className="flex gap-3">
                <Icon name="info" className="mt-0.5 size-5 shrink-0 text-muted" />
                <span>{overview[hint]}</span>
              </li>
            ))}
          </ul>
          <a href={href("/account/security")} className="btn btn-secondary mt-5">
            {overview.openSecurity}
          </a>
        </AccountCard>
      )}
    </div>
  );
}

/** Renders what somebody without any package may do next. */
function FirstSteps({ words, href }: { words: AccountWords["overview"]; href: (path: string) => string }) {
  const steps = [
    { title: words.tryTitle, body: words.tryBody, label: words.tryLink, path: "/products/big-social" },
    { title: words.chooseTitle, body: words.chooseBody, label: words.chooseLink, path: "/products/pricing" },
    { title: words.askTitle, body: words.askBody, label: words.askLink, path: "/contact-us" },
  ];
  return (
    <AccountCard title={words.startTitle} lead={words.startLead}>
      <ol className="grid gap-5">
        {steps.map(({ title, body, label, path }, index) => (
          <li key={path} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4">
            <span
              aria-hidden="true"
              className="num flex size-8 items-center justify-center rounded-[99px] bg-primary-soft font-semibold text-primary"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="pt-1 text-base font-semibold">{title}</h3>
              <p className="text-muted">{body}</p>
              <a href={href(path)} className="link inline-block py-2">
                {label}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </AccountCard>
  );
}

/** Renders the last invoices, each with its file. */
function Invoices({
  orders,
  words: { overview, invoices, errors },
  address,
}: {
  orders: readonly Order[];
  words: AccountOverviewProps["words"];
  address: PageAddress;
}) {
  const [message, setMessage] = useState<string>();
  if (orders.length === 0) return null;
  async function download({ id, number, invoice_number, invoice_revision }: Order) {
    const outcome = await invoicePdf(id, address.locale);
    if (outcome.ok) saveBlob(outcome.data, invoiceFileName(invoice_number ?? number, invoice_revision, address.locale));
    setMessage(outcome.ok ? undefined : refusalText(outcome.refusal, errors));
  }
  return (
    <AccountCard title={overview.invoicesTitle}>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <p className="num font-medium">{`${order.package.name} · ${formatRupiah(order.total, address.locale)}`}</p>
              <p translate="no" className="num text-sm text-muted">
                {`${order.invoice_number} · ${formatDayOf(order.created_at, address.locale)}`}
              </p>
            </div>
            <Button kind="secondary" className="self-center justify-self-start" onClick={() => download(order)}>
              <span>{invoices.download}</span>
              <span className="sr-only"> {order.invoice_number}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-bad">
        {message}
      </p>
      <a href={localizeHref("/account/invoices", address)} className="link mt-2 inline-block py-2">
        {overview.allInvoices}
      </a>
    </AccountCard>
  );
}
