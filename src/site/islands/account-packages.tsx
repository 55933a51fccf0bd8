import { useCallback, useEffect, useRef, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { cancelSubscription, resumeSubscription } from "#client/api/subscriptions.ts";
import { fetchPackages } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { OwnedPackageView } from "#shop/subscriptions/owned-package-view.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { fill } from "#text/fill.ts";
import { formatLastDay } from "#time/format.ts";
import { EmptyState } from "./account/empty-state.tsx";
import { LoadingCard } from "./account/loading-card.tsx";
import { loadOrderScreens } from "./account/packages/load-order-screens.ts";
import { packagesAbove } from "./account/packages/packages-above.ts";
import { StopDialog } from "./account/packages/stop-dialog.tsx";
import { SubscriptionCard } from "./account/packages/subscription-card.tsx";
import { type OrderIntent, openerId, useOrderIntent } from "./account/packages/use-order-intent.ts";
import { Welcome, type WelcomeContent } from "./account/packages/welcome.tsx";
import { useFetch } from "./account/use-fetch.ts";
import type { SoldPackage } from "./checkout/chosen-package.ts";
import { refusalText } from "./form/refusal-text.ts";

export interface AccountPackagesProps {
  words: Pick<AccountWords, "area" | "packages" | "welcome" | "errors"> & { checkout: PaymentWords["checkout"] };
  /** The packages on sale, for renewals and upgrades. */
  sold: SoldPackage[];
  content: WelcomeContent;
  address: PageAddress;
}

/** Renders the person's subscriptions, with their terms and actions. */
export default function AccountPackages({ words, sold, content, address }: AccountPackagesProps) {
  const { packages, errors } = words;
  const { data, refusal, reload } = useFetch(useCallback(() => fetchPackages(), []));
  const screens = useFetch(loadOrderScreens);
  const [statusText, setStatusText] = useState<string>();
  const [stopping, setStopping] = useState<OwnedPackageView>();
  const status = useRef<HTMLParagraphElement>(null);
  const { intent, open, close } = useOrderIntent();
  // Back from an order to the list: the focus returns to the button that opened the order.
  const lastIntent = useRef<OrderIntent>(undefined);
  useEffect(() => {
    if (lastIntent.current && !intent) document.getElementById(openerId(lastIntent.current))?.focus();
    lastIntent.current = intent;
  }, [intent]);
  if (!data) return <LoadingCard words={words} refusal={refusal} onRetry={reload} />;

  const all = data.user_package;
  const first = data.active_package?.subscription;
  const running = all
    .filter(({ status }) => hasAccess(status))
    .sort((a, b) => Number(b.subscription === first) - Number(a.subscription === first));
  const others = all.filter((owned) => !hasAccess(owned.status));

  const ordering =
    intent &&
    all.find(({ product, subscription }) => (intent.kind === "product" ? product : subscription) === intent.id);
  const above = ordering && !ordering.preparing ? packagesAbove(ordering, sold) : [];
  if (ordering && intent.kind === "product") {
    return (
      <Welcome
        owned={ordering}
        content={content}
        words={words}
        address={address}
        onBack={close}
        onRenew={() => open("renew", ordering.subscription)}
      />
    );
  }
  if (ordering && (intent.kind === "renew" || above.length > 0)) {
    if (!screens.data) return <LoadingCard words={words} refusal={screens.refusal} onRetry={screens.reload} />;
    const { Renew, Upgrade } = screens.data;
    if (intent.kind === "renew") return <Renew owned={ordering} words={words} address={address} onBack={close} />;
    return (
      <Upgrade
        owned={ordering}
        above={above}
        words={words}
        address={address}
        monthPrice={sold.find(({ id }) => id === ordering.package_id)?.price ?? ordering.price}
        onBack={close}
      />
    );
  }

  /** Stops or resumes a subscription and shows the result, which takes the focus from the replaced button. */
  async function change(owned: OwnedPackageView, call: typeof cancelSubscription, successText: string) {
    const date = formatLastDay(owned.ends_at, address.locale);
    const outcome = await call(owned.subscription);
    setStopping(undefined);
    setStatusText(outcome.ok ? fill(successText, { date }) : refusalText(outcome.refusal, errors));
    await reload();
    if (outcome.ok) status.current?.focus();
  }
  const card = (owned: OwnedPackageView) => (
    <SubscriptionCard
      key={owned.subscription}
      owned={owned}
      words={words}
      address={address}
      onOpen={() => open("product", owned.product)}
      onCancel={() => setStopping(owned)}
      onResume={() => change(owned, resumeSubscription, packages.resumed)}
      onRenew={() => open("renew", owned.subscription)}
      hasSmaller={sold.some(({ product, price }) => product === owned.product && price < owned.price)}
      onUpgrade={packagesAbove(owned, sold).length > 0 ? () => open("upgrade", owned.subscription) : undefined}
    />
  );

  if (all.length === 0) {
    return (
      <EmptyState title={packages.emptyTitle} body={packages.emptyBody} action={packages.choose} address={address} />
    );
  }
  return (
    <div className="grid gap-6">
      {running.length > 0 && (
        <section>
          <h2 className="menu-title mb-4">{packages.active}</h2>
          <div className="grid gap-4">{running.map(card)}</div>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2 className="menu-title mb-4">{packages.all}</h2>
          <div className="grid gap-4">{others.map(card)}</div>
        </section>
      )}
      <StopDialog
        owned={stopping}
        words={packages}
        address={address}
        onClose={() => setStopping(undefined)}
        onStop={(owned) => change(owned, cancelSubscription, packages.cancelled)}
      />
      <p ref={status} role="status" tabIndex={-1} className="text-sm text-muted outline-none">
        {statusText ?? (intent && !ordering && packages.notYours)}
      </p>
    </div>
  );
}
