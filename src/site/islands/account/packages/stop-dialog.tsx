import { useState } from "react";
import type { PageAddress } from "#address/address.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import type { OwnedPackageView } from "#shop/subscriptions/owned-package-view.ts";
import { fill } from "#text/fill.ts";
import { formatLastDay } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

/** Asks for confirmation before a subscription is stopped and names what ends; the button that changes nothing is first. */
export function StopDialog({
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
