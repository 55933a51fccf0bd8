import { localizeHref, type PageAddress } from "#address/address.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { OwnedPackageView } from "#shop/subscriptions/owned-package-view.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { fill } from "#text/fill.ts";
import { formatLastDay } from "#time/format.ts";
import { Badge } from "#ui/badge.tsx";
import { preparingText, statusOf } from "../packages/subscription-card.tsx";

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
