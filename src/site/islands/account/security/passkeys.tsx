import { useEffect, useRef, useState } from "react";
import { describeDevice } from "#accounts/login/device-name.ts";
import { authCall } from "#client/api/auth.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { addPasskey, canUsePasskeys } from "#client/flows/passkey.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { refusalText } from "../../form/refusal-text.ts";
import { useForm } from "../../form/use-form.ts";
import { AccountCard } from "../account-card.tsx";
import { confirmed } from "./confirm-change.tsx";
import { type Passkey, PasskeyRow } from "./passkey-row.tsx";

interface PasskeysProps {
  words: PasskeyWords;
  locale: Locale;
  list: readonly Passkey[];
  onChange: () => Promise<void>;
}

/** Renders the person's passkeys: a list with their names; one can be added, renamed or removed. */
export function Passkeys({ words, locale, list, onChange }: PasskeysProps) {
  const { passkeys } = words;
  const [change, setChange] = useState<"add" | Passkey>();
  const [supported, setSupported] = useState(true);
  const [status, setStatus] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const nameOf = ({ name }: Passkey) => name || passkeys.unnamed;
  useEffect(() => setSupported(canUsePasskeys()), []);

  function openForm(next: "add" | Passkey) {
    setStatus(undefined);
    setChange(next);
  }
  /** Closes the form and moves the focus, which was in it, to the button. */
  async function closeForm(text?: string) {
    setChange(undefined);
    setStatus(text);
    if (text) await onChange();
    addButton.current?.focus();
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
            onRemove={() => openForm(passkey)}
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
          change={(name) => addPasskey(name)}
          onDone={() => closeForm(passkeys.addedNow)}
          onCancel={() => closeForm()}
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
          onDone={() => closeForm(passkeys.removed)}
          onCancel={() => closeForm()}
        />
      )}
      <Button
        ref={addButton}
        kind="secondary"
        className="mt-5"
        hidden={change !== undefined}
        disabled={!supported}
        onClick={() => openForm("add")}
      >
        {passkeys.add}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted">
        {supported ? status : passkeys.unsupported}
      </p>
    </AccountCard>
  );
}

type PasskeyWords = Pick<AccountWords, "passkeys" | "errors">;

interface PasskeyFormProps {
  words: PasskeyWords;
  title: string;
  lead: string;
  submit: string;
  /** The suggested name of a new passkey; without it the form has no field for a name. */
  name?: string;
  change: (name: string) => Promise<Outcome<unknown>>;
  onDone: () => void;
  onCancel: () => void;
}

/**
 * Renders one change of the passkeys. The form takes the focus, since it replaces the pressed button.
 */
function PasskeyForm({ words, title, lead, submit, name, change, onDone, onCancel }: PasskeyFormProps) {
  const { passkeys, errors } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, button, summary, field } = useForm<{ name?: string }>({
    id: "passkey",
    errors: { ...errors, passkey_cancelled: passkeys.cancelled },
    async send(typed) {
      const outcome = await confirmed(() => change(typed.name ?? ""));
      if (outcome.ok) onDone();
      return outcome;
    },
  });
  return (
    <form {...form} className="mt-5 grid gap-4 border-t border-line pt-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {title}
        </h3>
        <p className="mt-1 text-muted">{lead}</p>
      </div>
      {summary && <ErrorSummary {...summary} />}
      {name !== undefined && (
        <TextField {...field("name")} label={passkeys.name} defaultValue={name} maxLength={80} autoComplete="off" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button {...button} kind="secondary">
          {submit}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {passkeys.cancel}
        </Button>
      </div>
    </form>
  );
}
