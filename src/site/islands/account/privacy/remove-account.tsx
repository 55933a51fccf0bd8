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
import { OpenMoney } from "./open-money.tsx";
import { RemoveForm } from "./remove-form.tsx";

interface RemoveAccountProps {
  words: Pick<AccountWords, "remove" | "password" | "errors">;
  address: PageAddress;
}

/** Requests the account's deletion: shows what is lost, and what the law requires us to retain, before the form. */
export function RemoveAccount({ words, address }: RemoveAccountProps) {
  const { remove } = words;
  const { data } = useFetch(useCallback(() => previewDeletion(), []));
  const [open, setOpen] = useState(false);
  const [due, setDue] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The pressed button is gone: the focus moves to the result, or back to the button that opens the form.
    if (due) result.current?.focus();
    else if (!open && wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open, due]);
  if (due || data?.deletion) {
    return (
      <AccountCard title={remove.title}>
        <p ref={result} role="status" tabIndex={-1} className="outline-none">
          {due ? fill(remove.done, { date: formatShortMoment(due, address.locale) }) : remove.waiting}
        </p>
        {data && <OpenMoney words={remove} address={address} money={data.open_money} />}
      </AccountCard>
    );
  }
  return (
    <AccountCard title={remove.title} lead={remove.body}>
      {data && <OpenMoney words={remove} address={address} money={data.open_money} />}
      {data && <DeletionConsequences words={words} address={address} preview={data} />}
      <p className="text-sm text-muted">{remove.invoicesKept}</p>
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
