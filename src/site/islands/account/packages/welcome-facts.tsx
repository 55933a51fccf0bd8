import type { ReactNode } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { Order } from "#client/api/orders.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { OwnedPackageView } from "#shop/subscriptions/owned-package-view.ts";
import { fill } from "#text/fill.ts";
import { formatDayOf, formatLastDay } from "#time/format.ts";
import { AccountCard } from "../account-card.tsx";

interface WelcomeFactsProps {
  owned: OwnedPackageView;
  /** The order that paid for the current term, once it is loaded. */
  order: Order | undefined;
  features: readonly string[];
  words: Pick<AccountWords, "welcome" | "packages">;
  address: PageAddress;
}

/** Renders what was bought: the package and its limits, its term, order and invoice. */
export function WelcomeFacts({ owned, order, features, words: { welcome, packages }, address }: WelcomeFactsProps) {
  const { locale } = address;
  const price = fill(packages.price, { price: formatRupiah(owned.price, locale) });
  const facts: [string, ReactNode][] = [[welcome.package, `${owned.name}, ${price}`]];
  if (features.length > 0) {
    const list = features.map((feature) => <li key={feature}>{feature}</li>);
    facts.push([welcome.limits, <ul key="limits">{list}</ul>]);
  }
  if (order) facts.push([welcome.months, lengthText(order, welcome)]);
  if (owned.preparing) facts.push([welcome.from, welcome.startsWithWorkspace]);
  else
    facts.push(
      [welcome.from, formatDayOf(owned.starts_at, locale)],
      [welcome.until, <strong key="until">{formatLastDay(owned.ends_at, locale)}</strong>],
    );
  if (order) {
    const href = localizeHref(`/payment/${order.id}`, address);
    const link = (text: string) => (
      <a href={href} className="link">
        {text}
      </a>
    );
    facts.push([welcome.order, link(order.number)]);
    if (order.invoice_number) facts.push([welcome.invoice, link(order.invoice_number)]);
  }
  return (
    <AccountCard title={welcome.factsTitle}>
      <dl className="divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="num min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </AccountCard>
  );
}

function lengthText({ kind, months }: Order, words: AccountWords["welcome"]): string {
  if (kind === "upgrade") return words.upgradeTerm;
  return months === 1 ? words.oneMonth : fill(words.manyMonths, { count: months });
}
