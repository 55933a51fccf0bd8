import { useState } from "react";
import * as z from "zod/mini";
import { passwordSchema } from "#accounts/passwords/password.ts";
import { request } from "#client/api/request.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Toast } from "#ui/toast.tsx";
import { AccountName } from "../../form/account-name.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { useForm } from "../../form/use-form.ts";
import { AccountCard } from "../account-card.tsx";
import { confirmed } from "./confirm-change.tsx";

const schema = z.object({
  current_password: z.string().check(z.minLength(1, { error: "required" })),
  new_password: passwordSchema,
  remove_passkeys: z.optional(z.boolean()),
});

/** Changes the password; every other device is logged out, and the passkeys are removed unless the box is cleared. */
export function ChangePassword({
  words: { changePassword, password, errors },
  owner,
  hasPasskeys,
  onChange,
}: {
  words: Pick<AccountWords, "changePassword" | "password" | "errors">;
  owner: string[];
  hasPasskeys: boolean;
  onChange: () => void;
}) {
  const [done, setDone] = useState(false);
  const { form, button, summary, field } = useForm({
    id: "password",
    errors,
    parse: (fields) => schema.safeParse(fields),
    async send(body, element) {
      setDone(false);
      const outcome = await confirmed(() => request("POST", "/account/password", { body }));
      setDone(outcome.ok);
      if (outcome.ok) {
        element.reset();
        onChange();
      }
      return outcome;
    },
  });
  return (
    <AccountCard title={changePassword.title} lead={changePassword.lead}>
      <form {...form} className="grid gap-5">
        {summary && <ErrorSummary {...summary} />}
        <AccountName id="password" />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <PasswordField
            {...field("current_password")}
            label={changePassword.current}
            words={password}
            autoComplete="current-password"
            required
          />
          <PasswordField
            {...field("new_password")}
            label={changePassword.next}
            words={password}
            autoComplete="new-password"
            owner={owner}
            meter
            required
          />
        </div>
        {hasPasskeys && <Checkbox {...field("remove_passkeys")} label={changePassword.removePasskeys} defaultChecked />}
        <Button {...button} kind="secondary" className="justify-self-start">
          {changePassword.submit}
        </Button>
        <Toast>{done && changePassword.done}</Toast>
      </form>
    </AccountCard>
  );
}
