import { useEffect, useRef } from "react";
import type { EmailConfirmation } from "#accounts/links/link-view.ts";
import { authCall } from "#client/api/auth.ts";
import type { Refusal } from "#client/api/outcome.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { useForm } from "../form/use-form.ts";

interface ConfirmProps {
  words: Pick<AuthWords, "verify" | "password" | "errors">;
  token: string;
  onDone: (opened: EmailConfirmation) => void;
  onBroken: (refusal: Refusal) => void;
}

/** Requires the account's password where it was never used: a stranger may have registered with this address. */
export function ConfirmWithPassword({ words: { verify, password, errors }, token, onDone, onBroken }: ConfirmProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, button, summary, field } = useForm<{ password: string }>({
    id: "verify",
    errors,
    async send(typed) {
      const outcome = await authCall<EmailConfirmation>("/verify-email", { token, ...typed });
      if (outcome.ok) onDone(outcome.data);
      else if (outcome.refusal.code === "link_invalid") onBroken(outcome.refusal);
      else return outcome;
      return undefined;
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {verify.passwordTitle}
        </h2>
        <p className="mt-2 text-muted">{verify.passwordBody}</p>
      </div>
      {summary && <ErrorSummary {...summary} />}
      <PasswordField
        {...field("password")}
        label={verify.password}
        words={password}
        autoComplete="current-password"
        required
      />
      <Button {...button}>{verify.passwordSubmit}</Button>
      <p className="text-sm text-muted">{verify.passwordStranger}</p>
    </form>
  );
}
