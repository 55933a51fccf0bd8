import { useState } from "react";
import { personName } from "#accounts/person/person-name.ts";
import type { PageAddress } from "#address/address.ts";
import { logOut } from "#client/flows/log-out.ts";
import { useRoot } from "#client/state/store.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { addressAfterLogin } from "./redirect-after-login.ts";
import { ResultMessage } from "./result-message.tsx";

/** Renders the login page for a visitor who is logged in: continue, or log out for another account. */
export function AlreadyLoggedIn({
  words: { login },
  address,
  onLoggedOut,
}: {
  words: Pick<AuthWords, "login">;
  address: PageAddress;
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
      <a className="btn btn-primary" href={addressAfterLogin(address)}>
        {login.goOn}
      </a>
      <Button kind="secondary" pending={pending} onClick={handlePress}>
        {login.otherAccount}
      </Button>
    </ResultMessage>
  );
}
