import * as z from "zod/mini";
import { passwordSchema } from "#accounts/passwords/password.ts";
import { authCall } from "#client/api/auth.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { requiredLine } from "#text/rules.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountName } from "../form/account-name.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { useForm } from "../form/use-form.ts";

const schema = z.object({ name: requiredLine(120), password: passwordSchema });

interface JoinProps {
  words: Pick<AuthWords, "invitation" | "password" | "errors">;
  opened: { token: string; email: string };
  onDone: () => void;
  onBroken: () => void;
}

/** Creates the account of somebody who is invited to the staff. */
export function JoinWithPassword({ words, opened: { token, email }, onDone, onBroken }: JoinProps) {
  const { invitation, errors } = words;
  const { form, button, summary, field } = useForm({
    id: "join",
    errors,
    parse: (fields) => schema.safeParse(fields),
    async send(typed) {
      const outcome = await authCall("/register-by-invitation", { token, ...typed });
      if (!outcome.ok && outcome.refusal.code === "link_invalid") onBroken();
      else if (outcome.ok) onDone();
      else return outcome;
      return undefined;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      {summary && <ErrorSummary {...summary} />}
      <AccountName id="join" email={email} />
      <TextField {...field("name")} label={invitation.name} autoComplete="name" maxLength={120} required />
      <PasswordField
        {...field("password")}
        label={invitation.password}
        words={words.password}
        autoComplete="new-password"
        owner={[email]}
        meter
        required
      />
      <Button {...button}>{invitation.submit}</Button>
    </form>
  );
}
