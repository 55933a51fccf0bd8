import { useCallback, useEffect, useRef } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { ProductId } from "#catalogue/products.ts";
import { order as readOrder } from "#client/api/orders.ts";
import { serverDate } from "#client/api/server-time.ts";
import { storedProductName } from "#client/names.ts";
import { useRoot } from "#client/state/store.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { OwnedPackageView } from "#shop/subscriptions/owned-package-view.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { isWorkspaceLate } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import { formatWeekday } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { AccountCard } from "../account-card.tsx";
import { useFetch } from "../use-fetch.ts";
import { OpenProduct } from "./open-product.tsx";
import { WelcomeFacts } from "./welcome-facts.tsx";
import { type Company, WelcomeHelp } from "./welcome-help.tsx";

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
