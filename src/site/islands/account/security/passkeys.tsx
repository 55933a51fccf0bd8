import { useEffect, useRef, useState } from "react";
import { describeDevice } from "#accounts/login/device-name.ts";
import { authCall } from "#client/api/auth.ts";
import { addPasskey, canUsePasskeys } from "#client/flows/passkey.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { AccountCard } from "../account-card.tsx";
import { PasskeyForm, type PasskeyWords } from "./passkey-form.tsx";
import { type Passkey, PasskeyRow } from "./passkey-row.tsx";

interface PasskeysProps {
  words: PasskeyWords;
  locale: Locale;
  list: readonly Passkey[];
  onChange: () => Promise<void>;
}

/** Passkeys of the person: a list with their names, one more, one less. */
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

  async function rename(id: string, name: string) {
    const outcome = await authCall("/passkey/update-passkey", { id, name });
    setStatus(outcome.ok ? undefined : refusalText(outcome.refusal, words.errors));
    await onChange();
  }

  return (
    <AccountCard title={passkeys.title} lead={passkeys.lead}>
      {list.length === 0 && <p className="text-muted">{passkeys.empty}</p>}
      <ul className="divide-y divide-line">
        {list.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            words={passkeys}
            passkey={passkey}
            locale={locale}
            onRename={(name) => rename(passkey.id, name)}
            onRemove={() => begin(passkey)}
          />
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
    </AccountCard>
  );
}
