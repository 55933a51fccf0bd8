import { useState } from "react";
import { openBigSocial } from "#client/flows/open-big-social.ts";
import { rootStore } from "#client/state/store.ts";
import type { OwnedPackage } from "#client/state/user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { formatRupiah } from "#shop/format-rupiah.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { fill, type PageAddress } from "../form/words-with-links.tsx";
import { daysUntil, lastDayText } from "./moments.ts";
import { openerId } from "./use-asked.ts";

/** A package as the API tells of it; the browser's state keeps less. */
export type OwnedPackageView = OwnedPackage & { subscription: string; package_id: string; renews: boolean };

interface PackageCardProps {
  owned: OwnedPackageView;
  words: Pick<AccountWords, "packages">;
  address: PageAddress;
  onCancel: () => void;
  onRenew: () => void;
  /** Absent where there is no dearer package. */
  onUpgrade: (() => void) | undefined;
}

export function PackageCard({ owned, words: { packages }, address, onCancel, onRenew, onUpgrade }: PackageCardProps) {
  const { subscription } = owned;
  const running = owned.status === "active" || owned.status === "grace";
  const left = daysUntil(owned.ends_at);
  const date = lastDayText(owned.ends_at, address.locale);
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
      <p className="num mt-4">
        {fill(running ? packages.until : packages.ended, { date })}
        {running && (
          <span className="text-muted"> · {left > 0 ? fill(packages.left, { count: left }) : packages.lastDay}</span>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {running && owned.product === "big-social" && <OpenProduct label={packages.open} />}
        <Button id={openerId({ kind: "renew", subscription })} kind="secondary" onClick={onRenew}>
          {packages.renew}
        </Button>
        {running && onUpgrade && (
          <Button id={openerId({ kind: "upgrade", subscription })} kind="quiet" onClick={onUpgrade}>
            {packages.upgrade}
          </Button>
        )}
        {running && owned.renews && (
          <Button kind="quiet" onClick={onCancel}>
            {packages.cancel}
          </Button>
        )}
      </div>
    </article>
  );
}

/** Opens BigSocial with a short-lived hand-over token. */
function OpenProduct({ label }: { label: string }) {
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  async function open() {
    setPending(true);
    const handOver = await openBigSocial();
    setPending(false);
    if (!handOver) return setMessage(rootStore.getState().bigSocial.error);
    const url = new URL(handOver.url);
    // After the #, where it reaches no log.
    url.hash = handOver.token;
    location.assign(url.href);
  }
  return (
    <>
      <Button pending={pending} onClick={open}>
        {label}
      </Button>
      {message && (
        <p role="alert" className="w-full text-sm text-bad">
          {message}
        </p>
      )}
    </>
  );
}

function statusOf({ status, renews }: OwnedPackageView, words: AccountWords["packages"]) {
  if (status === "active" && !renews) return { label: words.statusEnding, tone: "accent" as const };
  if (status === "active") return { label: words.statusActive, tone: "good" as const };
  if (status === "grace") return { label: words.statusGrace, tone: "accent" as const };
  if (status === "suspended") return { label: words.statusSuspended, tone: "bad" as const };
  return { label: words.statusEnded, tone: "plain" as const };
}
