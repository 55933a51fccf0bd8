import { useCallback, useState } from "react";
import * as z from "zod/mini";
import { readAccount } from "#client/api/account.ts";
import { requestDeletion } from "#client/api/account-deletion.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountName } from "../../form/account-name.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { useForm } from "../../form/use-form.ts";
import { useFetch } from "../use-fetch.ts";
import { announceDeletion } from "./deletion-requested.ts";

const required = z.string().check(z.minLength(1, { error: "required" }));
const schema = z.object({
  password: required,
  code: z.optional(required),
  understood: z.literal(true, { error: "required" }),
});

interface RemoveFormProps {
  words: Pick<AccountWords, "remove" | "password" | "errors">;
  onCancel: () => void;
  onRequested: (dueAt: string) => void;
}

/** Renders the form that requests the deletion: password, second factor where it is on, and a confirmation. */
export function RemoveForm({ words: { remove, password, errors }, onCancel, onRequested }: RemoveFormProps) {
  const { data: account } = useFetch(useCallback(() => readAccount(), []));
  // Set by the server's response: the second factor may have been turned on since.
  const [codeRequired, setCodeRequired] = useState(false);
  const withCode = codeRequired || account?.two_factor_enabled;
  const { form, button, summary, field } = useForm({
    id: "remove",
    errors,
    parse: (fields) => schema.safeParse(fields),
    async send({ password: currentPassword, code }) {
      const outcome = await requestDeletion({ password: currentPassword, ...(code && { code }) });
      if (outcome.ok) {
        announceDeletion(outcome.data.due_at);
        onRequested(outcome.data.due_at);
      } else if (outcome.refusal.code === "second_factor_required") setCodeRequired(true);
      return outcome;
    },
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <AccountName id="remove" />
      <PasswordField
        {...field("password")}
        className="max-w-sm"
        label={remove.password}
        words={password}
        autoComplete="current-password"
        required
        autoFocus
      />
      {withCode && (
        <TextField
          {...field("code")}
          className="max-w-sm"
          label={remove.code}
          hint={remove.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
        />
      )}
      <Checkbox {...field("understood")} label={remove.confirm} />
      <div className="flex flex-wrap gap-3">
        <Button {...button} kind="danger">
          {remove.submit}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {remove.cancel}
        </Button>
      </div>
    </form>
  );
}
