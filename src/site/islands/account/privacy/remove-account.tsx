import { useCallback, useEffect, useRef, useState } from "react";
import { previewDeletion } from "#client/api/account-deletion.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import type { PageAddress } from "../../form/words-with-links.tsx";
import { Panel } from "../panel.tsx";
import { useLoaded } from "../use-loaded.ts";
import { RemoveForm } from "./remove-form.tsx";
import { WhatIsLost } from "./what-is-lost.tsx";

interface RemoveAccountProps {
  words: Pick<AccountWords, "remove" | "password" | "errors">;
  address: PageAddress;
}

/** Asks for the account's end: names what goes with it, and what the law makes us keep, before the password is asked for. */
export function RemoveAccount({ words, address }: RemoveAccountProps) {
  const { remove } = words;
  const { data } = useLoaded(useCallback(() => previewDeletion(), []));
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
      <Panel title={remove.title}>
        <p ref={answer} role="status" tabIndex={-1} className="outline-none">
          {due ? fill(remove.done, { date: formatShortMoment(due, address.locale) }) : remove.waiting}
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={remove.title} lead={remove.body}>
      {data && <WhatIsLost words={words} address={address} preview={data} />}
      <p className="text-sm text-muted">{remove.kept}</p>
      {open ? (
        <RemoveForm words={words} onCancel={() => setOpen(false)} onRequested={setDue} />
      ) : (
        <Button ref={opener} kind="secondary" className="mt-5" onClick={() => setOpen(true)}>
          {remove.open}
        </Button>
      )}
    </Panel>
  );
}
