import { useEffect, useRef, useState } from "react";
import type { AccountView } from "#accounts/person/account-contract.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { previewDeletion, withdrawDeletion } from "#client/api/account-deletion.ts";
import { loadAccount, seemsLoggedIn } from "#client/flows/fetch-user.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { onDeletionRequested } from "./account/privacy/deletion-requested.ts";
import { refusalText } from "./form/refusal-text.ts";

export interface AccountNoticeProps {
  words: Pick<AccountWords, "notice" | "errors">;
  address: PageAddress;
}

/** Renders, on every page of an account that is to be deleted, when that will be and how to withdraw it. */
export default function AccountNotice({ words: { notice, errors }, address }: AccountNoticeProps) {
  const [due, setDue] = useState<AccountView["deletion_due_at"]>(null);
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState(false);
  const [waitsForMoney, setWaitsForMoney] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (due) previewDeletion().then((outcome) => setWaitsForMoney(outcome.ok && outcome.data.open_money.length > 0));
  }, [due]);
  useEffect(() => {
    if (seemsLoggedIn()) loadAccount().then((outcome) => outcome.ok && setDue(outcome.data.deletion_due_at));
    return onDeletionRequested(setDue);
  }, []);

  async function withdraw() {
    setPending(true);
    const outcome = await withdrawDeletion();
    setPending(false);
    setMessage(outcome.ok ? notice.undone : refusalText(outcome.refusal, errors));
    if (!outcome.ok) return;
    setDue(null);
    // The button that had the focus is gone with the notice.
    status.current?.focus();
  }

  return (
    <>
      {due && (
        <section className="mt-6 rounded-lg border border-bad bg-bad-soft p-5" aria-labelledby="account-notice-title">
          <h2 id="account-notice-title" className="text-base font-semibold">
            {notice.title}
          </h2>
          <p className="mt-1 text-sm">{fill(notice.body, { date: formatShortMoment(due, address.locale) })}</p>
          {waitsForMoney && (
            <p className="mt-2 text-sm">
              <span>{notice.money}</span>{" "}
              <a className="link" href={localizeHref("/account/privacy", address)}>
                {notice.moneyLink}
              </a>
            </p>
          )}
          <Button className="mt-4" pending={pending} onClick={withdraw}>
            {notice.undo}
          </Button>
        </section>
      )}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={message ? "mt-6 rounded-md bg-accent-soft p-4 outline-none" : "outline-none"}
      >
        {message}
      </p>
    </>
  );
}
