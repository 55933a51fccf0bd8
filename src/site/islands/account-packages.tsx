import { useCallback, useEffect, useRef, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { type Outcome, refused } from "#client/api/outcome.ts";
import { cancelSubscription, resumeSubscription } from "#client/api/subscriptions.ts";
import { fetchPackages } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { OwnedPackageView } from "#shop/subscriptions/subscription-contract.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { fill } from "#text/fill.ts";
import { formatLastDay } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState, LoadingCard } from "./account/account-card.tsx";
import { packagesAbove } from "./account/packages/packages-above.ts";
import type { Renew } from "./account/packages/renew.tsx";
import { SubscriptionCard } from "./account/packages/subscription-card.tsx";
import type { Upgrade } from "./account/packages/upgrade.tsx";
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

interface OrderScreens {
  Renew: typeof Renew;
  Upgrade: typeof Upgrade;
}

/** Loads the screens of an order, half of the island's bytes, which the list of packages does not need. */
async function loadOrderScreens(): Promise<Outcome<OrderScreens>> {
  try {
    const [{ Renew }, { Upgrade }] = await Promise.all([
      import("./account/packages/renew.tsx"),
      import("./account/packages/upgrade.tsx"),
    ]);
    return { ok: true, status: 200, data: { Renew, Upgrade } };
  } catch {
    return refused(0, "unreachable");
  }
}

/** Asks for confirmation before a subscription is stopped and names what ends; the button that changes nothing is first. */
function StopDialog({
  owned,
  words,
  address,
  onClose,
  onStop,
}: {
  /** Undefined while nothing is to be stopped. */
  owned: OwnedPackageView | undefined;
  words: AccountWords["packages"];
  address: PageAddress;
  onClose: () => void;
  onStop: (owned: OwnedPackageView) => Promise<void>;
}) {
  const [pending, setPending] = useState(false);
  async function stop() {
    if (!owned) return;
    setPending(true);
    await onStop(owned);
    setPending(false);
  }
  const title = fill(words.cancelTitle, { package: owned?.name ?? "" });
  return (
    <Dialog open={owned !== undefined} onClose={onClose} title={title} closeLabel={words.cancelKeep}>
      <p className="text-muted">
        {owned && fill(words.cancelConfirm, { date: formatLastDay(owned.ends_at, address.locale) })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onClose}>{words.cancelKeep}</Button>
        <Button kind="secondary" className="text-bad" pending={pending} onClick={stop}>
          {words.cancelYes}
        </Button>
      </div>
    </Dialog>
  );
}
