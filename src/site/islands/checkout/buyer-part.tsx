import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { readAccount } from "#client/api/account.ts";
import { fetchUser, seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { onLoginChange } from "#client/flows/watch-login.ts";
import { rootStore, useRoot } from "#client/state/store.ts";
import { type BuyerDraft, readBuyerDraft, storeBuyerDraft } from "#client/storage/buyer-draft.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import type { useForm } from "../form/use-form.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { Part } from "./part.tsx";

/**
 * Renders who the invoice is made out to (`usePrefilledBuyer` fills the fields). The order buttons submit this form.
 */
export function BuyerPart({
  id,
  control: { form, summary, field },
  element,
  words,
  focused = false,
}: {
  id: string;
  control: ReturnType<typeof useForm<Buyer>>;
  element: RefObject<HTMLFormElement | null>;
  words: PaymentWords["checkout"]["buyer"];
  /** Whether its heading takes the focus: it has taken the place of the login. */
  focused?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const user = useRoot((state) => state.user.userData);
  return (
    <Part title={words.title} heading={heading}>
      <p className="-mt-3 mb-5 text-sm text-muted">{words.lead}</p>
      <form
        {...form}
        id={id}
        ref={element}
        className="grid max-w-xl gap-5"
        onInput={({ currentTarget }) => storeBuyerDraft(user, readDraft(currentTarget))}
      >
        {summary && <ErrorSummary {...summary} />}
        <BuyerFields field={field} words={words} />
      </form>
    </Part>
  );
}

function readDraft(form: HTMLFormElement): BuyerDraft {
  const typed = new FormData(form);
  const text = (name: keyof BuyerDraft) => String(typed.get(name) ?? "");
  return { name: text("name"), address: text("address"), npwp: text("npwp") };
}

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
function fillEmpty(form: HTMLFormElement | null, buyer: { [Name in keyof BuyerDraft]?: string | undefined }): void {
  for (const [name, value] of Object.entries(buyer)) {
    const input = form?.elements.namedItem(name);
    if (!value || !(input instanceof HTMLInputElement) || input === document.activeElement) continue;
    if (input.value === "") input.value = value;
  }
}

/**
 * Returns whether somebody is logged in, also when that happens in another tab, and a function that looks again after a login
 * on the page itself. Their data is fetched at the start, since the browser's copy may be old, and whenever the page is shown
 * again until the e-mail address is verified. For what is rendered in the browser only: the first result is its own.
 */
export function useSignedIn(): [signedIn: boolean, update: () => void] {
  const [signedIn, setSignedIn] = useState(seemsLoggedIn);
  const update = useCallback((loggedIn: boolean, refresh: boolean) => {
    setSignedIn(loggedIn);
    if (loggedIn && (refresh || !rootStore.getState().user.userData)) void fetchUser();
  }, []);
  useEffect(() => {
    const onVisible = () => {
      if (!document.hidden && rootStore.getState().user.userData?.email_verified === false)
        update(seemsLoggedIn(), true);
    };
    update(seemsLoggedIn(), true);
    const unsubscribe = onLoginChange(({ loggedIn, restored }) => update(loggedIn, restored));
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [update]);
  return [signedIn, () => update(seemsLoggedIn(), false)];
}
