import { useEffect, useState } from "react";
import { personName } from "#accounts/person/person-name.ts";
import type { PageAddress } from "#address/address.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { logOut } from "#client/flows/log-out.ts";
import { useRoot } from "#client/state/store.ts";
import { consumeLogoutReason, type LogoutReason } from "#client/storage/logout-reason.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ChosenPackageNote } from "./auth/chosen-package-note.tsx";
import { Gate, type GateWords } from "./auth/gate.tsx";
import { addressAfterLogin, redirectAfterLogin } from "./auth/redirect-after-login.ts";
import { ResultMessage } from "./auth/result-message.tsx";
import { WordsWithLinks } from "./form/words-with-links.tsx";

export interface LoginProps {
  words: GateWords;
  address: PageAddress;
  privacyVersion: string;
  /** Where a login leads from nowhere; the account by default. */
  home?: string;
}

/** Renders the gate, with why somebody was led to it, and what follows for who is logged in already. */
export default function Login({ words, address, privacyVersion, home }: LoginProps) {
  const [loggedIn, setLoggedIn] = useState(false);
  const [loggedOut, setLoggedOut] = useState(false);
  const [ended, setEnded] = useState<LogoutReason>();
  useEffect(() => {
    setEnded(consumeLogoutReason());
    setLoggedIn(seemsLoggedIn());
  }, []);
  function takeOther() {
    setLoggedOut(true);
    setLoggedIn(false);
  }
  if (loggedIn) return <AlreadyLoggedIn words={words} address={address} home={home} onLoggedOut={takeOther} />;
  const { session_ended, nothing_ordered } = words.errors;
  return (
    <>
      {/* Rendered before it has text, so that a screen reader announces the text. */}
      <p role="status" className={ended ? "mb-6 rounded-md bg-accent-soft p-4" : ""}>
        {ended && (ended === "order" ? `${session_ended} ${nothing_ordered}` : session_ended)}
      </p>
      <ChosenPackageNote words={words} address={address} />
      <Gate
        words={words}
        address={address}
        privacyVersion={privacyVersion}
        focused={loggedOut}
        onDone={() => redirectAfterLogin(address, home)}
      />
      <p className="mt-6 max-w-72 text-sm text-muted">
        <WordsWithLinks text={words.login.help} address={address} />
      </p>
    </>
  );
}

/** Renders the login page for a visitor who is logged in: continue, or log out for another account. */
function AlreadyLoggedIn({
  words: { login },
  address,
  home,
  onLoggedOut,
}: {
  words: Pick<AuthWords, "login">;
  address: PageAddress;
  home: string | undefined;
  onLoggedOut: () => void;
}) {
  const user = useRoot((state) => state.user.userData);
  const [pending, setPending] = useState(false);
  async function handlePress() {
    setPending(true);
    await logOut();
    onLoggedOut();
  }
  const who = user ? `${personName(user)} (${user.email})` : login.thisAccount;
  return (
    <ResultMessage icon="user" title={login.alreadyTitle} body={fill(login.alreadyBody, { who })}>
      <a className="btn btn-primary" href={addressAfterLogin(address, home)}>
        {login.goOn}
      </a>
      <Button kind="secondary" pending={pending} onClick={handlePress}>
        {login.otherAccount}
      </Button>
    </ResultMessage>
  );
}
