import { useEffect, useRef, useState } from "react";
import { describeDevice } from "#accounts/device-name.ts";
import type { Locale } from "#catalogue/locales.ts";
import { authCall } from "#client/api/auth.ts";
import { addPasskey, canUsePasskeys } from "#client/flows/passkey.ts";
import { Button } from "#ui/button.tsx";
import { fill } from "../form/words-with-links.tsx";
import { dayText } from "./moments.ts";
import { Panel } from "./panel.tsx";
import { PasskeyForm, type PasskeyWords } from "./passkey-form.tsx";

export interface Passkey {
  id: string;
  name?: string;
  createdAt?: string;
}

interface PasskeysProps {
  words: PasskeyWords;
  locale: Locale;
  list: readonly Passkey[];
  onChange: () => Promise<void>;
}

/** Passkeys of the person: a list, one more, one less. */
export function Passkeys({ words, locale, list, onChange }: PasskeysProps) {
  const { passkeys } = words;
  const [change, setChange] = useState<"add" | Passkey>();
  const [usable, setUsable] = useState(true);
  const [status, setStatus] = useState<string>();
  const adding = useRef<HTMLButtonElement>(null);
  const nameOf = ({ name }: Passkey) => name || passkeys.unnamed;
  useEffect(() => setUsable(canUsePasskeys()), []);

  function begin(next: "add" | Passkey) {
    setStatus(undefined);
    setChange(next);
  }
  /** The form is gone, and with it whatever had the focus. */
  async function end(text?: string) {
    setChange(undefined);
    setStatus(text);
    if (text) await onChange();
    adding.current?.focus();
  }

  return (
    <Panel title={passkeys.title} lead={passkeys.lead}>
      {list.length === 0 && <p className="text-muted">{passkeys.empty}</p>}
      <ul className="divide-y divide-line">
        {list.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{nameOf(passkey)}</p>
              {passkey.createdAt && (
                <p className="text-sm text-muted">
                  {fill(passkeys.added, { date: dayText(passkey.createdAt, locale) })}
                </p>
              )}
            </div>
            <Button kind="quiet" aria-label={`${passkeys.remove}: ${nameOf(passkey)}`} onClick={() => begin(passkey)}>
              {passkeys.remove}
            </Button>
          </li>
        ))}
      </ul>
      {change === "add" && (
        <PasskeyForm
          words={words}
          title={passkeys.add}
          lead={passkeys.addLead}
          submit={passkeys.next}
          name={describeDevice(navigator.userAgent)}
          change={(name) => addPasskey(name.trim() || describeDevice(navigator.userAgent))}
          onDone={() => end(passkeys.addedNow)}
          onCancel={() => end()}
        />
      )}
      {change !== undefined && change !== "add" && (
        <PasskeyForm
          key={change.id}
          words={words}
          title={fill(passkeys.removeTitle, { name: nameOf(change) })}
          lead={passkeys.removeLead}
          submit={passkeys.remove}
          change={() => authCall("/passkey/delete-passkey", { id: change.id })}
          onDone={() => end(passkeys.removed)}
          onCancel={() => end()}
        />
      )}
      <Button
        ref={adding}
        kind="secondary"
        className="mt-5"
        hidden={change !== undefined}
        disabled={!usable}
        onClick={() => begin("add")}
      >
        {passkeys.add}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {usable ? status : passkeys.unsupported}
      </p>
    </Panel>
  );
}
