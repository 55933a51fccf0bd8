import { useCallback, useEffect, useRef, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { previewDeletion } from "#client/api/account-deletion.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { AccountCard } from "../account-card.tsx";
import { useFetch } from "../use-fetch.ts";
import { DeletionConsequences } from "./deletion-consequences.tsx";
import { RemoveForm } from "./remove-form.tsx";

interface RemoveAccountProps {
  words: Pick<AccountWords, "remove" | "password" | "errors">;
  address: PageAddress;
}

/** Asks for the account's end: names what goes with it, and what the law makes us keep, before the password is asked for. */
export function RemoveAccount({ words, address }: RemoveAccountProps) {
  const { remove } = words;
  const { data } = useFetch(useCallback(() => previewDeletion(), []));
  const [open, setOpen] = useState(false);
  const [due, setDue] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    // What was pressed is gone: the focus goes to what came of it, or back to what opens the form.
    if (due) answer.current?.focus();
    else if (!open && shown.current) opener.current?.focus();
    shown.current = open;
  }, [open, due]);
  if (due || data?.deletion) {
    return (
      <AccountCard title={remove.title}>
        <p ref={answer} role="status" tabIndex={-1} className="outline-none">
          {due ? fill(remove.done, { date: formatShortMoment(due, address.locale) }) : remove.waiting}
        </p>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={remove.title} lead={remove.body}>
      {data && <DeletionConsequences words={words} address={address} preview={data} />}
      <p className="text-sm text-muted">{remove.kept}</p>
      {open ? (
        <RemoveForm words={words} onCancel={() => setOpen(false)} onRequested={setDue} />
      ) : (
        <Button ref={opener} kind="secondary" className="mt-5" onClick={() => setOpen(true)}>
          {remove.open}
        </Button>
      )}
    </AccountCard>
  );
}
