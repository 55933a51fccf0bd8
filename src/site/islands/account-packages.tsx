import { useCallback, useEffect, useRef, useState } from "react";
import { cancelSubscription } from "#client/api/subscriptions.ts";
import { fetchPackages } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Empty } from "./account/empty.tsx";
import { lastDayText } from "./account/moments.ts";
import { packagesAbove } from "./account/order-panel.ts";
import { type OwnedPackageView, PackageCard } from "./account/package-card.tsx";
import { Renew } from "./account/renew.tsx";
import { Upgrade } from "./account/upgrade.tsx";
import { type Asked, openerId, useAsked } from "./account/use-asked.ts";
import { useLoaded } from "./account/use-loaded.ts";
import { Waiting } from "./account/waiting.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { fill, type PageAddress } from "./form/words-with-links.tsx";
import type { SoldPackage } from "./payment/chosen-package.ts";

export interface AccountPackagesProps {
  words: Pick<AccountWords, "area" | "packages" | "errors"> & { checkout: PaymentWords["checkout"] };
  /** What is sold today, for what could come after. */
  sold: SoldPackage[];
  address: PageAddress;
}

/** What the person has subscribed to, how long it lasts, and what can be done about it. */
export default function AccountPackages({ words, sold, address }: AccountPackagesProps) {
  const { packages, errors } = words;
  const { data, refusal, reload } = useLoaded(useCallback(() => fetchPackages(), []));
  const [said, say] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  const { asked, open, close } = useAsked();
  // Back from an order to the packages: what was pressed is gone with the order, so on with what had led to it.
  const came = useRef<Asked>(undefined);
  useEffect(() => {
    if (came.current && !asked) document.getElementById(openerId(came.current))?.focus();
    came.current = asked;
  }, [asked]);
  if (!data) return <Waiting words={words} refusal={refusal} onRetry={reload} />;

  const all = data.user_package as OwnedPackageView[];
  const active = data.active_package as OwnedPackageView | null;
  const rest = all.filter((it) => it.subscription !== active?.subscription);

  const ordering = asked && all.find((it) => it.subscription === asked.subscription);
  const above = ordering ? packagesAbove(ordering, sold) : [];
  if (ordering && asked.kind === "renew") {
    return <Renew owned={ordering} words={words} address={address} onBack={close} />;
  }
  if (ordering && above.length > 0) {
    return <Upgrade owned={ordering} above={above} words={words} address={address} onBack={close} />;
  }

  async function cancel(owned: OwnedPackageView) {
    const until = lastDayText(owned.ends_at, address.locale);
    if (!confirm(fill(packages.cancelConfirm, { date: until }))) return;
    const outcome = await cancelSubscription(owned.subscription);
    say(outcome.ok ? fill(packages.cancelled, { date: until }) : refusalText(outcome.refusal, errors));
    await reload();
    // The button is gone with what it ended.
    if (outcome.ok) told.current?.focus();
  }
  const card = (owned: OwnedPackageView) => (
    <PackageCard
      key={owned.subscription}
      owned={owned}
      words={words}
      address={address}
      onCancel={() => cancel(owned)}
      onRenew={() => open("renew", owned.subscription)}
      onUpgrade={packagesAbove(owned, sold).length > 0 ? () => open("upgrade", owned.subscription) : undefined}
    />
  );

  if (all.length === 0) {
    return <Empty title={packages.emptyTitle} body={packages.emptyBody} action={packages.choose} address={address} />;
  }
  return (
    <div className="grid gap-6">
      {active && (
        <section>
          <h2 className="menu-title mb-4">{packages.active}</h2>
          {card(active)}
        </section>
      )}
      {rest.length > 0 && (
        <section>
          <h2 className="menu-title mb-4">{packages.all}</h2>
          <div className="grid gap-4">{rest.map(card)}</div>
        </section>
      )}
      <p ref={told} role="status" tabIndex={-1} className="text-sm text-muted outline-none">
        {said ?? (asked && !ordering && packages.notYours)}
      </p>
    </div>
  );
}
