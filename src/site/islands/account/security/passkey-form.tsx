import { useEffect, useRef } from "react";
import type { Outcome } from "#client/api/outcome.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useForm } from "../../form/use-form.ts";
import { confirmed } from "./confirm-change.tsx";

export type PasskeyWords = Pick<AccountWords, "passkeys" | "errors">;

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
export function PasskeyForm({ words, title, lead, submit, name, change, onDone, onCancel }: PasskeyFormProps) {
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
