import { type RefObject, useEffect, useRef, useState } from "react";
import { readAccount } from "#client/api/account.ts";
import { useRoot } from "#client/state/store.ts";
import { type BuyerDraft, keptBuyer } from "#client/storage/buyer-draft.ts";

/**
 * Fills the buyer's form: with what was typed in this tab, else with the account's billing details as they are now.
 * Returns false until those have been asked for, so that nobody orders with fields that are about to be filled.
 */
export function usePrefilledBuyer(element: RefObject<HTMLFormElement | null>, signedIn: boolean): boolean {
  const user = useRoot((state) => state.user.userData?.id);
  const [ready, setReady] = useState(false);
  const owner = useRef(user);
  useEffect(() => {
    if (!signedIn) return;
    // Somebody else logged in, in another tab: what stands here is the data of the one before.
    if (user && owner.current && owner.current !== user) element.current?.reset();
    owner.current = user ?? owner.current;
    if (user) fillEmpty(element.current, keptBuyer({ id: user }));
    let left = false;
    void readAccount().then((outcome) => {
      if (left) return;
      if (outcome.ok) fillEmpty(element.current, outcome.data.billing);
      setReady(true);
    });
    return () => {
      left = true;
    };
  }, [signedIn, user, element]);
  return ready;
}

/** Fills the fields that are empty, except the one that somebody is about to type in. */
function fillEmpty(form: HTMLFormElement | null, buyer: Partial<BuyerDraft>): void {
  for (const [name, value] of Object.entries(buyer)) {
    const input = form?.elements.namedItem(name);
    if (!value || !(input instanceof HTMLInputElement) || input === document.activeElement) continue;
    if (input.value === "") input.value = value;
  }
}
