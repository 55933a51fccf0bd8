import { useCallback, useEffect, useState } from "react";
import type { EmailConfirmation } from "#accounts/links/link-view.ts";
import { localizeHref, readAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { request } from "#client/api/request.ts";
import { storedToken } from "#client/api/stored-token.ts";
import { fetchUser } from "#client/flows/fetch-user.ts";
import { useRoot } from "#client/state/store.ts";
import { returnPath } from "#client/storage/return-path.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmWithPassword } from "./auth/confirm-with-password.tsx";
import { onLinkToken, unconfirmedToken } from "./auth/link-token.ts";
import { Told } from "./auth/result-message.tsx";
import { WrongAddress } from "./auth/wrong-address.tsx";
import { refusalText } from "./form/refusal-text.ts";
import type { PageAddress } from "./form/words-with-links.tsx";

export interface VerifyEmailProps {
  words: Pick<AuthWords, "verify" | "password" | "errors">;
  address: PageAddress;
}

type State = "asked" | "checking" | "password" | "done" | "changed" | "already" | "broken";

/** Opens the mailed link when there is one; else says that it is on its way, and sends it again. */
export default function VerifyEmail({ words, address }: VerifyEmailProps) {
  const { verify, errors } = words;
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>("asked");
  const [said, say] = useState<string>();
  const [isIn, setIn] = useState(false);
  const [payment, setPayment] = useState<string>();
  const email = useRoot(({ user }) => user.userData?.email);

  const showOpened = useCallback(async ({ change, already }: EmailConfirmation) => {
    unconfirmedToken.forget();
    setState(change ? "changed" : already ? "already" : "done");
    if (storedToken()) await fetchUser();
  }, []);
  const showBroken = useCallback(
    async (refusal: Refusal) => {
      unconfirmedToken.forget();
      const user = storedToken() ? (await fetchUser()).userData : null;
      const used = refusal.code === "link_invalid";
      // Most who open a link twice have nothing to do.
      setState(used && user?.email_verified ? "already" : "broken");
      if (!used) say(refusalText(refusal, errors));
    },
    [errors],
  );

  useEffect(() => {
    setIn(storedToken() !== undefined);
    // Who registered on the way to paying goes on paying.
    const last = returnPath("/");
    if (/^\/payment(\/|$)/.test(readAddress(last.split("?")[0]!).path)) setPayment(last);
    const waiting = unconfirmedToken.read();
    if (waiting) {
      setToken(waiting);
      setState("password");
    }
    return onLinkToken(async (opened) => {
      say(undefined);
      setState("checking");
      unconfirmedToken.forget();
      const outcome = await authCall<EmailConfirmation>("/verify-email", { token: opened });
      if (outcome.ok) return showOpened(outcome.data);
      if (outcome.refusal.code !== "password_required") return showBroken(outcome.refusal);
      unconfirmedToken.keep(opened);
      setToken(opened);
      setState("password");
    });
  }, [showOpened, showBroken]);

  async function resend() {
    const outcome = await request("POST", "/account/verification");
    say(outcome.ok ? verify.resent : refusalText(outcome.refusal, errors));
  }

  const account = (
    <a
      className="btn btn-primary"
      href={isIn && payment ? payment : localizeHref(isIn ? "/account" : "/auth/login", address)}
    >
      {isIn ? (payment ? verify.payment : verify.account) : verify.login}
    </a>
  );
  if (state === "checking") return <p role="status">{verify.checking} …</p>;
  if (state === "password" && token) {
    return <ConfirmWithPassword key={token} words={words} token={token} onDone={showOpened} onBroken={showBroken} />;
  }
  if (state === "done") {
    return (
      <Told key={state} icon="check" title={verify.doneTitle} body={verify.doneBody}>
        {account}
      </Told>
    );
  }
  if (state === "changed") {
    return (
      <Told key={state} icon="check" title={verify.changedTitle} body={verify.changedBody}>
        {account}
      </Told>
    );
  }
  if (state === "already") {
    return (
      <Told
        key={state}
        icon="check"
        title={verify.alreadyTitle}
        body={isIn && email ? fill(errors.already_verified ?? "", { email }) : verify.alreadyBody}
      >
        {account}
      </Told>
    );
  }
  const broken = state === "broken";
  const asked = isIn && email ? fill(verify.sentBody, { email }) : verify.anonymousBody;
  return (
    <Told
      key={state}
      icon={broken ? "alert" : "mail"}
      title={broken ? verify.brokenTitle : verify.sentTitle}
      body={broken ? verify.brokenBody : asked}
    >
      {account}
      {isIn && (
        <Button kind="quiet" onClick={resend}>
          {verify.resend}
        </Button>
      )}
      <p role="status" className="w-full text-sm text-muted">
        {said}
      </p>
      {!broken && <WrongAddress words={{ verify }} address={address} isIn={isIn} />}
    </Told>
  );
}
