import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { passwordSchema } from "#accounts/passwords/password.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { clearToken } from "#client/api/token.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { onLinkToken, resetToken } from "./auth/link-token.ts";
import { ResultMessage } from "./auth/result-message.tsx";
import { AccountName } from "./form/account-name.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { useForm } from "./form/use-form.ts";

export interface ResetPasswordProps {
  words: Pick<AuthWords, "reset" | "password" | "errors">;
  address: PageAddress;
}

const schema = z.object({ password: passwordSchema });

/** Sets a new password by the mailed link. */
export default function ResetPassword({ words, address }: ResetPasswordProps) {
  const { reset, errors } = words;
  const [token, setToken] = useState<string>();
  const [email, setEmail] = useState<string>();
  const [state, setState] = useState<"open" | "done" | "broken">("open");
  useEffect(() => {
    /** Reports a link that has expired before anybody thinks of a password for it. */
    async function open(opened: string) {
      setToken(opened);
      setState("open");
      const outcome = await authCall<{ email: string }>("/check-reset-link", { token: opened });
      if (outcome.ok) setEmail(outcome.data.email);
      else if (outcome.refusal.code === "link_invalid") {
        resetToken.forget();
        setState("broken");
      }
    }
    let received = false;
    const unsubscribe = onLinkToken((opened) => {
      received = true;
      resetToken.store(opened);
      open(opened);
    });
    const stored = resetToken.read();
    if (!received && stored) open(stored);
    else if (!received) setState("broken");
    return unsubscribe;
  }, []);
  const { form, button, summary, field } = useForm({
    id: "reset",
    errors,
    named: { newPassword: "password" },
    parse: (fields) => schema.safeParse(fields),
    async send({ password }) {
      const outcome = await authCall("/reset-password", { token, newPassword: password });
      if (!outcome.ok && outcome.refusal.code === "link_invalid") {
        resetToken.forget();
        setState("broken");
        return undefined;
      }
      if (outcome.ok) {
        resetToken.forget();
        clearToken();
        setState("done");
      }
      return outcome;
    },
  });
  if (state === "broken") {
    return (
      <ResultMessage icon="alert" title={reset.brokenTitle} body={reset.brokenBody}>
        <a className="btn btn-primary" href={localizeHref("/auth/forgot-password", address)}>
          {reset.newLink}
        </a>
      </ResultMessage>
    );
  }
  if (state === "done") {
    return (
      <ResultMessage icon="check" title={reset.doneTitle} body={reset.doneBody}>
        <a className="btn btn-primary" href={localizeHref("/auth/login", address)}>
          {reset.login}
        </a>
      </ResultMessage>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      {summary && <ErrorSummary {...summary} />}
      <AccountName id="reset" email={email} />
      <PasswordField
        {...field("password")}
        label={reset.password}
        words={words.password}
        autoComplete="new-password"
        owner={email ? [email] : []}
        meter
        required
      />
      <Button {...button}>{reset.submit}</Button>
    </form>
  );
}
