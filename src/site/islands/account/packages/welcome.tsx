import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { ProductId } from "#catalogue/products.ts";
import { type Order, order as readOrder } from "#client/api/orders.ts";
import { serverDate } from "#client/api/server-time.ts";
import { storedProductName } from "#client/names.ts";
import { useRoot } from "#client/state/store.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { OwnedPackageView } from "#shop/subscriptions/subscription-contract.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { isWorkspaceLate } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import { spacedPhone } from "#text/spaced-phone.ts";
import { formatDayOf, formatLastDay, formatWeekday } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { AccountCard } from "../account-card.tsx";
import { useFetch } from "../use-fetch.ts";
import { OpenProduct } from "./open-product.tsx";

/** Content for every product: first steps, features of its packages, and contact details. */
export interface WelcomeContent {
  firstSteps: Record<string, { aim: string; steps: string[] }>;
  /** By package. */
  features: Record<string, string[]>;
  company: Company;
}

interface WelcomeProps {
  owned: OwnedPackageView;
  content: WelcomeContent;
  words: Pick<AccountWords, "welcome" | "packages" | "errors">;
  address: PageAddress;
  onBack: () => void;
  onRenew: () => void;
}

/** Renders the page after a payment: access to the product, first steps, what was bought, and help. */
export function Welcome({
  owned,
  content,
  words: { welcome, packages, errors },
  address,
  onBack,
  onRenew,
}: WelcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data: order } = useFetch(useCallback(() => readOrder(owned.order ?? ""), [owned.order]));
  const email = useRoot((state) => state.user.userData?.email);
  const product = storedProductName(owned.product as ProductId);
  const running = hasAccess(owned.status);
  const { preparing } = owned;
  const today = jakartaDay(serverDate());
  const isLate = preparing !== null && isWorkspaceLate({ state: "preparing", dueDay: preparing.due }, today);
  const firstSteps = content.firstSteps[owned.product];
  const number = order?.number ?? "";
  return (
    <div className="grid gap-6">
      <div>
        <Button kind="quiet" className="-ms-3 mb-2 px-3" onClick={onBack}>
          {welcome.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {owned.name}
        </h2>
      </div>
      <AccountCard title={welcome.accessTitle}>
        {!running && (
          <>
            <p>{fill(welcome.accessOver, { product })}</p>
            <Button className="mt-5" onClick={onRenew}>
              {packages.renew}
            </Button>
          </>
        )}
        {running && preparing && (
          <>
            <p>
              {fill(isLate ? welcome.accessPreparingLate : welcome.accessPreparing, {
                product,
                email: email || welcome.yourAddress,
                date: formatWeekday(preparing.due, address.locale),
              })}
            </p>
            <a href={localizeHref(`/payment/${owned.order}`, address)} className="btn btn-primary mt-5">
              {packages.progress}
            </a>
          </>
        )}
        {running && !preparing && owned.connected && (
          <>
            <p className="mb-5">{fill(welcome.accessConnected, { product })}</p>
            <OpenProduct product={owned.product} label={fill(welcome.openProduct, { product })} errors={errors} />
          </>
        )}
        {running && !preparing && !owned.connected && (
          <>
            <p>{fill(welcome.accessInvited, { product, email: email || welcome.yourAddress })}</p>
            <p className="mt-3 text-muted">{fill(welcome.accessWaiting, { order: number })}</p>
          </>
        )}
      </AccountCard>
      {firstSteps && (
        <AccountCard title={fill(welcome.stepsTitle, { product })} lead={firstSteps.aim}>
          <ol className="prose list-decimal stack-1.5 ps-5 marker:text-muted">
            {firstSteps.steps.map((step) => (
              <li key={step} className="ps-1">
                {withCode(step)}
              </li>
            ))}
          </ol>
          <p className="mt-4">
            <a href={localizeHref("/docs", address)} className="link">
              {welcome.docs}
            </a>
          </p>
        </AccountCard>
      )}
      <WelcomeFacts
        owned={owned}
        order={order}
        features={content.features[owned.package_id] ?? []}
        words={{ welcome, packages }}
        address={address}
      />
      <WelcomeHelp company={content.company} order={order?.id} words={welcome} address={address} />
    </div>
  );
}

/** Renders `code` within a step. */
function withCode(step: string) {
  return step.split("`").map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">
        {part}
      </code>
    ) : (
      part
    ),
  );
}

interface WelcomeFactsProps {
  owned: OwnedPackageView;
  /** The order that paid for the current term, once it is loaded. */
  order: Order | undefined;
  features: readonly string[];
  words: Pick<AccountWords, "welcome" | "packages">;
  address: PageAddress;
}

/** Renders what was bought: the package and its limits, its term, order and invoice. */
function WelcomeFacts({ owned, order, features, words: { welcome, packages }, address }: WelcomeFactsProps) {
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

type Company = Pick<CommonWords["company"], "email" | "phone" | "hours">;

interface WelcomeHelpProps {
  company: Company;
  /** The order's id, once it is loaded. */
  order: string | undefined;
  words: AccountWords["welcome"];
  address: PageAddress;
}

/** Renders how to reach the people who help with a package. */
function WelcomeHelp({ company, order, words, address }: WelcomeHelpProps) {
  const query = order ? `?topic=product&order=${order}` : "?topic=product";
  return (
    <AccountCard title={words.helpTitle} lead={fill(words.helpBody, { hours: company.hours })}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={localizeHref(`/account/help${query}`, address)} className="btn btn-secondary">
          {words.helpWrite}
        </a>
        <a href={`mailto:${company.email}`} className="link py-2">
          {company.email}
        </a>
        <a href={`tel:${company.phone}`} className="link num py-2">
          {spacedPhone(company.phone)}
        </a>
      </div>
    </AccountCard>
  );
}
