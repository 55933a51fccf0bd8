import { useEffect, useRef, useState } from "react";
import { authCall } from "#client/api/auth.ts";
import type { Outcome } from "#client/api/outcome.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { useForm } from "../../form/use-form.ts";

export type PasskeyWords = Pick<AccountWords, "passkeys" | "password" | "errors">;

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
 * Renders one change of the passkeys. The password is required when the login was not confirmed recently. The form
 * takes the focus, since it replaces the pressed button.
 */
export function PasskeyForm({ words, title, lead, submit, name, change, onDone, onCancel }: PasskeyFormProps) {
  const { passkeys, password, errors } = words;
  const [needsPassword, setNeedsPassword] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, button, summary, field } = useForm<{ name?: string; password?: string }>({
    id: "passkey",
    errors: { ...errors, passkey_cancelled: passkeys.cancelled },
    async send(typed) {
      if (typed.password !== undefined) {
        const confirmed = await authCall("/confirm-password", { password: typed.password });
        if (!confirmed.ok) return confirmed;
      }
      const outcome = await change(typed.name ?? "");
      if (outcome.ok) onDone();
      else if (outcome.refusal.code === "confirmation_required") setNeedsPassword(true);
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
      {needsPassword && (
        <PasswordField
          {...field("password")}
          label={passkeys.password}
          words={password}
          autoComplete="current-password"
          required
        />
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
