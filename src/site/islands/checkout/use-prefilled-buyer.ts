import { type RefObject, useEffect, useRef, useState } from "react";
import { readAccount } from "#client/api/account.ts";
import { useRoot } from "#client/state/store.ts";
import { type BuyerDraft, readBuyerDraft } from "#client/storage/buyer-draft.ts";

/**
 * Fills the buyer's form with what was typed in this tab, and what is still empty with the account's billing details.
 * Returns false until those were fetched, so that nobody orders with fields that are about to be filled.
 */
export function usePrefilledBuyer(form: RefObject<HTMLFormElement | null>, signedIn: boolean): boolean {
  const user = useRoot((state) => state.user.userData?.id);
  const [ready, setReady] = useState(false);
  const owner = useRef(user);
  useEffect(() => {
    if (!signedIn) return;
    // Somebody else logged in, in another tab: the fields still show the data of the former user.
    if (user && owner.current && owner.current !== user) form.current?.reset();
    owner.current = user ?? owner.current;
    if (user) fillEmpty(form.current, readBuyerDraft({ id: user }));
    let cancelled = false;
    void readAccount().then((outcome) => {
      if (cancelled) return;
      if (outcome.ok) fillEmpty(form.current, outcome.data.billing);
      setReady(true);
    });
    return () => {
      cancelled = true;
    };
  }, [signedIn, user, form]);
  return ready;
}

/** Fills the fields that are empty, except the one that has the focus. */
function fillEmpty(form: HTMLFormElement | null, buyer: Partial<BuyerDraft>): void {
  for (const [name, value] of Object.entries(buyer)) {
    const input = form?.elements.namedItem(name);
    if (!value || !(input instanceof HTMLInputElement) || input === document.activeElement) continue;
    if (input.value === "") input.value = value;
  }
}
