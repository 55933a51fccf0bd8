import { authCall } from "#client/api/auth.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { AccountName } from "../../form/account-name.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { useForm } from "../../form/use-form.ts";
import { confirmed } from "./confirm-change.tsx";

/**
 * Renders one action that the password must confirm. One that can be cancelled replaces a button, so its field takes
 * the focus.
 */
export function PasswordStep({
  id,
  words: { twoFactor, password, errors },
  submit,
  path,
  onDone,
  onCancel,
}: {
  id: string;
  words: Pick<AccountWords, "twoFactor" | "password" | "errors">;
  submit: string;
  path: string;
  onDone: (response: unknown) => void;
  onCancel?: () => void;
}) {
  const { form, button, summary, field } = useForm<{ password: string }>({
    id,
    errors,
    async send(body) {
      const outcome = await confirmed(() => authCall(path, body));
      if (outcome.ok) onDone(outcome.data);
      return outcome;
    },
  });
  return (
    <form {...form} className="grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <AccountName id={id} />
      <div className="flex flex-wrap items-end gap-3">
        <PasswordField
          {...field("password")}
          className="min-w-60 flex-1"
          label={twoFactor.password}
          words={password}
          autoComplete="current-password"
          autoFocus={onCancel !== undefined}
          required
        />
        <Button {...button} kind="secondary">
          {submit}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {twoFactor.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
