import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { ResetLinkView } from "#accounts/links/link-view.ts";
import { passwordSchema } from "#accounts/passwords/password.ts";
import { localizeHref } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { clearToken } from "#client/api/token.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { onLinkToken, unusedToken } from "./auth/link-token.ts";
import { Told } from "./auth/result-message.tsx";
import { AccountName } from "./form/account-name.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { useForm } from "./form/use-form.ts";
import type { PageAddress } from "./form/words-with-links.tsx";

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
    /** A link that is over is said to be so before a password is thought up for it. */
    async function open(link: string) {
      setToken(link);
      setState("open");
      const outcome = await authCall<ResetLinkView>("/check-reset-link", { token: link });
      if (outcome.ok) setEmail(outcome.data.email);
      else if (outcome.refusal.code === "link_invalid") {
        unusedToken.forget();
        setState("broken");
      }
    }
    let given = false;
    const stop = onLinkToken((fresh) => {
      given = true;
      unusedToken.keep(fresh);
      open(fresh);
    });
    const kept = unusedToken.read();
    if (!given && kept) open(kept);
    else if (!given) setState("broken");
    return stop;
  }, []);
  const { form, button, summary, field } = useForm<{ password: string }>({
    id: "reset",
    errors,
    named: { newPassword: "password" },
    parse: (value) => schema.safeParse(value),
    async send({ password }) {
      const outcome = await authCall("/reset-password", { token, newPassword: password });
      if (!outcome.ok && outcome.refusal.code === "link_invalid") {
        unusedToken.forget();
        setState("broken");
        return undefined;
      }
      if (outcome.ok) {
        unusedToken.forget();
        clearToken();
        setState("done");
      }
      return outcome;
    },
  });
  if (state === "broken") {
    return (
      <Told icon="alert" title={reset.brokenTitle} body={reset.brokenBody}>
        <a className="btn btn-primary" href={localizeHref("/auth/forgot-password", address)}>
          {reset.again}
        </a>
      </Told>
    );
  }
  if (state === "done") {
    return (
      <Told icon="check" title={reset.doneTitle} body={reset.doneBody}>
        <a className="btn btn-primary" href={localizeHref("/auth/login", address)}>
          {reset.login}
        </a>
      </Told>
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
