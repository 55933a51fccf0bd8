import { useEffect, useRef, useState } from "react";
import type { CodeLoginView } from "#accounts/login/login-view.ts";
import { authCall } from "#client/api/auth.ts";
import { fetchUser, seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { completeLogin } from "#client/flows/log-in.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { submitCompleteCode } from "../form/submit-complete-code.ts";
import { useForm } from "../form/use-form.ts";

interface CodeFormProps {
  words: Pick<AuthWords, "code" | "errors">;
  /** The address to which the code was mailed. */
  email: string;
  /** Whether the login outlasts the browser's session. */
  remember?: boolean;
  /** Why a code is asked for again. */
  notice?: string | undefined;
  /** Called when a new code was sent. */
  onSent?: () => void;
  /** Called after a login, or with what follows: the second step, or a proof with which an account is created. */
  onDone: (opened: CodeLoginView) => void;
  /** Back to the address; absent where it is that of the account. */
  onOther?: (() => void) | undefined;
}

/** Sends a code to an address, with or without an account. */
export const sendCode = (email: string) => authCall<unknown>("/send-code", { email });

/** Sends a code in place of a proof that is no longer taken. Returns what the code step says about it. */
export async function replaceProof(email: string, { code, errors }: CodeFormProps["words"]): Promise<string> {
  const outcome = await sendCode(email);
  return outcome.ok ? code.proofExpired : refusalText(outcome.refusal, errors);
}

/**
 * Renders the field for the six-digit code of a mail. It goes on by itself when the address was confirmed elsewhere, as soon
 * as the page is looked at again.
 */
export function CodeForm({
  words: { code: words, errors },
  email,
  remember = true,
  notice,
  onSent,
  onDone,
  onOther,
}: CodeFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState("");
  const [sending, setSending] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    heading.current?.focus();
    async function onVisible() {
      if (document.hidden || !seemsLoggedIn()) return;
      const { userData } = await fetchUser();
      // Somebody else may be logged in in this browser.
      if (userData?.email_verified && userData.email === email) done.current({});
    }
    // A page that was loaded again may have been so after the address was confirmed.
    void onVisible();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [email]);
  const { form, button, summary, field } = useForm<{ code: string }>({
    id: "code",
    errors,
    async send({ code }) {
      const outcome = await authCall<CodeLoginView>("/sign-in/code", { email, code, rememberMe: remember });
      if (!outcome.ok) return outcome;
      const { twoFactorRedirect, mailbox_proof } = outcome.data;
      const login = twoFactorRedirect || mailbox_proof ? outcome : await completeLogin(outcome);
      if (login.ok) onDone(login.data);
      return login;
    },
  });
  async function resend() {
    setSending(true);
    const outcome = await sendCode(email);
    setSending(false);
    if (outcome.ok) onSent?.();
    setMessage(outcome.ok ? words.resent : refusalText(outcome.refusal, errors));
  }
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {words.title}
        </h2>
        {notice && (
          <p role="alert" className="mt-2">
            {notice}
          </p>
        )}
        <p className="mt-2 text-muted wrap-anywhere">{fill(words.lead, { email })}</p>
      </div>
      {summary && <ErrorSummary {...summary} />}
      <TextField
        {...field("code")}
        label={words.label}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={9}
        required
        onInput={submitCompleteCode}
      />
      <Button {...button}>{words.submit}</Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="quiet" pending={sending} onClick={resend}>
          {words.resend}
        </Button>
        {onOther && (
          <Button kind="quiet" onClick={onOther}>
            {words.other}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm">
        {message}
      </p>
      <p className="text-sm text-muted">{words.spam}</p>
    </form>
  );
}
