import { useEffect, useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { consumeLogoutReason, type LogoutReason } from "#client/storage/logout-reason.ts";
import { AlreadyLoggedIn } from "./auth/already-logged-in.tsx";
import { ChosenPackageNote } from "./auth/chosen-package-note.tsx";
import { Gate, type GateWords } from "./auth/gate.tsx";
import { redirectAfterLogin } from "./auth/redirect-after-login.ts";
import { WordsWithLinks } from "./form/words-with-links.tsx";

export interface LoginProps {
  words: GateWords;
  address: PageAddress;
  privacyVersion: string;
}

/** Renders the gate, with why somebody was led to it, and what follows for who is logged in already. */
export default function Login({ words, address, privacyVersion }: LoginProps) {
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
  if (loggedIn) return <AlreadyLoggedIn words={words} address={address} onLoggedOut={takeOther} />;
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
        onDone={() => redirectAfterLogin(address)}
      />
      <p className="mt-6 max-w-72 text-sm text-muted">
        <WordsWithLinks text={words.login.help} address={address} />
      </p>
    </>
  );
}
