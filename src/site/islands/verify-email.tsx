import { useCallback, useEffect, useRef, useState } from "react";
import type { EmailConfirmation } from "#accounts/links/link-view.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { storedToken } from "#client/api/stored-token.ts";
import { fetchUser } from "#client/flows/fetch-user.ts";
import { useRoot } from "#client/state/store.ts";
import { returnPage, returnPath } from "#client/storage/return-path.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { CodeForm } from "./auth/code-form.tsx";
import { onLinkToken, verificationToken } from "./auth/link-token.ts";
import { redirectAfterLogin } from "./auth/redirect-after-login.ts";
import { ResultMessage } from "./auth/result-message.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { useForm } from "./form/use-form.ts";

export interface VerifyEmailProps {
  words: Pick<AuthWords, "verify" | "code" | "password" | "errors">;
  address: PageAddress;
}

type State = "sent" | "checking" | "password" | "done" | "elsewhere" | "changed" | "already" | "broken";

/** Opens the mailed link when there is one; else asks for the code that came with it. */
export default function VerifyEmail({ words, address }: VerifyEmailProps) {
  const { verify, errors } = words;
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>("sent");
  const [message, setMessage] = useState<string>();
  const [loggedIn, setLoggedIn] = useState(false);
  const [payment, setPayment] = useState<string>();
  const [waiting, setWaiting] = useState<string | null>(null);
  const user = useRoot((state) => state.user.userData);
  const email = user?.email;

  const showVerified = useCallback(async ({ change, already, elsewhere, waiting_package }: EmailConfirmation) => {
    verificationToken.forget();
    setWaiting(waiting_package);
    // Who is not logged in here goes on where the account was registered.
    setState(change ? "changed" : already ? "already" : elsewhere && !storedToken() ? "elsewhere" : "done");
    if (storedToken()) await fetchUser();
  }, []);
  const showBroken = useCallback(
    async (refusal: Refusal) => {
      verificationToken.forget();
      const user = storedToken() ? (await fetchUser()).userData : null;
      const used = refusal.code === "link_invalid";
      // Most who open a link twice have nothing to do.
      setState(used && user?.email_verified ? "already" : "broken");
      if (!used) setMessage(refusalText(refusal, errors));
    },
    [errors],
  );

  useEffect(() => {
    setLoggedIn(storedToken() !== undefined);
    // A visitor who registered in order to pay continues with the payment.
    if (/^\/payment(\/|$)/.test(returnPage())) setPayment(returnPath("/"));
    const stored = verificationToken.read();
    if (stored) {
      setToken(stored);
      setState("password");
    }
    return onLinkToken(async (opened) => {
      setMessage(undefined);
      setState("checking");
      verificationToken.forget();
      const outcome = await authCall<EmailConfirmation>("/verify-email", { token: opened });
      if (outcome.ok) return showVerified(outcome.data);
      if (outcome.refusal.code !== "password_required") return showBroken(outcome.refusal);
      verificationToken.store(opened);
      setToken(opened);
      setState("password");
    });
  }, [showVerified, showBroken]);

  const nextPage = (
    <a
      className="btn btn-primary"
      href={loggedIn && payment ? payment : localizeHref(loggedIn ? "/account" : "/auth/login", address)}
    >
      {loggedIn ? (payment ? verify.payment : verify.account) : verify.login}
    </a>
  );
  if (state === "checking") return <p role="status">{`${verify.checking} …`}</p>;
  if (state === "password" && token) {
    return <ConfirmWithPassword key={token} words={words} token={token} onDone={showVerified} onBroken={showBroken} />;
  }
  if (state === "done") {
    return (
      <ResultMessage key={state} icon="check" title={verify.doneTitle} body={verify.doneBody}>
        {nextPage}
      </ResultMessage>
    );
  }
  if (state === "elsewhere") {
    return (
      <ResultMessage
        key={state}
        icon="check"
        title={verify.elsewhereTitle}
        body={waiting ? fill(verify.elsewhereWaiting, { package: waiting }) : verify.elsewhereBody}
      >
        <a className="btn btn-secondary" href={localizeHref("/auth/login", address)}>
          {verify.elsewhereHere}
        </a>
      </ResultMessage>
    );
  }
  if (state === "changed") {
    return (
      <ResultMessage key={state} icon="check" title={verify.changedTitle} body={verify.changedBody}>
        {nextPage}
      </ResultMessage>
    );
  }
  if (state === "already") {
    return (
      <ResultMessage
        key={state}
        icon="check"
        title={verify.alreadyTitle}
        body={loggedIn && email ? fill(errors.already_verified ?? "", { email }) : verify.alreadyBody}
      >
        {nextPage}
      </ResultMessage>
    );
  }
  const broken = state === "broken";
  if (!broken && loggedIn && user && !user.email_verified) {
    return (
      <>
        <CodeForm words={words} email={user.email} onDone={() => redirectAfterLogin(address)} />
        <p className="mt-6 border-t border-line pt-5 text-sm text-muted">
          <span>{verify.wrongAddress}</span>{" "}
          <a className="link inline-block py-2" href={`${localizeHref("/account/profile", address)}#email-email`}>
            {verify.changeAddress}
          </a>
        </p>
      </>
    );
  }
  return (
    <ResultMessage
      key={state}
      icon={broken ? "alert" : "mail"}
      title={broken ? verify.brokenTitle : verify.sentTitle}
      body={broken ? verify.brokenBody : verify.anonymousBody}
    >
      {nextPage}
      <p role="status" className="w-full text-sm text-muted">
        {message}
      </p>
    </ResultMessage>
  );
}

interface ConfirmProps {
  words: Pick<AuthWords, "verify" | "password" | "errors">;
  token: string;
  onDone: (opened: EmailConfirmation) => void;
  onBroken: (refusal: Refusal) => void;
}

/** Requires the account's password where it was never used: a stranger may have registered with this address. */
function ConfirmWithPassword({ words: { verify, password, errors }, token, onDone, onBroken }: ConfirmProps) {
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
