import { localizeHref, type PageAddress } from "#address/address.ts";
import type { ProductId } from "#catalogue/products.ts";
import { serverDate } from "#client/api/server-time.ts";
import { storedProductName } from "#client/names.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { OwnedPackageView } from "#shop/subscriptions/subscription-contract.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { isWorkspaceLate } from "#shop/workspaces/workspace-states.ts";
import { fill } from "#text/fill.ts";
import { daysUntil, formatDay, formatLastDay, formatWeekday } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { WordsWithLinks } from "../../form/words-with-links.tsx";
import { OpenProduct } from "./open-product.tsx";
import { openerId } from "./use-order-intent.ts";

interface SubscriptionCardProps {
  owned: OwnedPackageView;
  words: Pick<AccountWords, "packages" | "welcome" | "errors">;
  address: PageAddress;
  /** Shows the page of this package. */
  onOpen: () => void;
  onCancel: () => void;
  onResume: () => void;
  onRenew: () => void;
  /** Absent where there is no more expensive package. */
  onUpgrade: (() => void) | undefined;
  /** Whether a smaller package of the same product is sold. */
  hasSmaller: boolean;
}

/** Renders a package of the customer: its status and actions. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { owned, address, onOpen, onCancel, onResume, onRenew, onUpgrade, hasSmaller } = props;
  const { packages, welcome, errors } = props.words;
  const { subscription: id, pending, preparing } = owned;
  const product = storedProductName(owned.product as ProductId);
  const running = hasAccess(owned.status);
  // What counts days, or needs the workspace, comes once it is open.
  const started = running && !preparing;
  const left = daysUntil(owned.ends_at, serverDate().getTime());
  const date = formatLastDay(owned.ends_at, address.locale);
  const state = statusOf(owned, packages);
  return (
    <article className="card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="text-lg font-semibold">{owned.name}</h3>
          <p className="num text-muted">{fill(packages.price, { price: formatRupiah(owned.price, address.locale) })}</p>
        </div>
        <Badge tone={state.tone}>{state.label}</Badge>
      </div>
      {preparing ? (
        <p className="num mt-4">{preparingText(preparing, packages, address.locale)}</p>
      ) : (
        <p className="num mt-4">
          <span>{fill(running ? packages.until : packages.ended, { date })}</span>
          {running && (
            <span className="text-muted">
              {` · ${left > 0 ? fill(packages.left, { count: left }) : packages.lastDay}`}
            </span>
          )}
        </p>
      )}
      {owned.coming_price && (
        <p className="num mt-4 rounded-md bg-accent-soft p-4 text-sm">
          {fill(packages.comingPrice, {
            date: formatDay(owned.coming_price.from_day, address.locale),
            price: formatRupiah(owned.coming_price.price, address.locale),
          })}
        </p>
      )}
      {pending && (
        <p className="mt-4 rounded-md bg-accent-soft p-4 text-sm">
          <span>
            {fill(packages.pending, { order: pending.number, total: formatRupiah(pending.total, address.locale) })}
          </span>{" "}
          <a href={localizeHref(`/payment/${pending.order}`, address)} className="link">
            {packages.pendingLink}
          </a>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {preparing && owned.order && (
          <a href={localizeHref(`/payment/${owned.order}`, address)} className="btn btn-primary">
            {packages.progress}
          </a>
        )}
        {started && owned.connected && (
          <OpenProduct product={owned.product} label={fill(welcome.openProduct, { product })} errors={errors} />
        )}
        <Button
          id={openerId({ kind: "product", id: owned.product })}
          kind={started && !owned.connected ? "primary" : "secondary"}
          onClick={onOpen}
        >
          {fill(welcome.open, { product })}
        </Button>
        {!preparing && (
          <Button id={openerId({ kind: "renew", id })} kind="secondary" onClick={onRenew}>
            {packages.renew}
          </Button>
        )}
        {started && onUpgrade && (
          <Button id={openerId({ kind: "upgrade", id })} kind="quiet" onClick={onUpgrade}>
            {packages.upgrade}
          </Button>
        )}
        {started && owned.renews && (
          <Button kind="quiet" onClick={onCancel}>
            {packages.cancel}
          </Button>
        )}
        {started && !owned.renews && (
          <Button kind="quiet" onClick={onResume}>
            {packages.resume}
          </Button>
        )}
      </div>
      {started && owned.renews && hasSmaller && (
        <p className="mt-4 text-sm text-muted">
          <WordsWithLinks text={fill(packages.smaller, { date })} address={address} />
        </p>
      )}
    </article>
  );
}

/** Returns when the workspace of a package is ready at the latest, or that it is late. */
export function preparingText(
  { due }: NonNullable<OwnedPackageView["preparing"]>,
  words: AccountWords["packages"],
  locale: PageAddress["locale"],
): string {
  const late = isWorkspaceLate({ state: "preparing", dueDay: due }, jakartaDay(serverDate()));
  return fill(late ? words.preparingLate : words.preparing, { date: formatWeekday(due, locale) });
}

/** Returns how the state of a package is shown. */
export function statusOf({ status, renews, preparing }: OwnedPackageView, words: AccountWords["packages"]) {
  if (preparing) return { label: words.statusPreparing, tone: "accent" as const };
  if (status === "active" && !renews) return { label: words.statusEnding, tone: "accent" as const };
  if (status === "active") return { label: words.statusActive, tone: "good" as const };
  if (status === "grace") return { label: words.statusGrace, tone: "accent" as const };
  if (status === "suspended") return { label: words.statusSuspended, tone: "bad" as const };
  return { label: words.statusEnded, tone: "plain" as const };
}
