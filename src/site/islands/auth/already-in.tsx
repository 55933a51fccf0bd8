import { useState } from "react";
import { personName } from "#accounts/person/person-name.ts";
import { logOut } from "#client/flows/log-out.ts";
import { useRoot } from "#client/state/store.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import type { PageAddress } from "../form/words-with-links.tsx";
import { addressAfterLogin } from "./redirect-after-login.ts";
import { Told } from "./result-message.tsx";

/** For who comes to the login page logged in: the way on, or out to another account. */
export function AlreadyIn({
  words: { login },
  address,
  onOut,
}: {
  words: Pick<AuthWords, "login">;
  address: PageAddress;
  onOut: () => void;
}) {
  const user = useRoot((state) => state.user.userData);
  const [pending, setPending] = useState(false);
  async function leave() {
    setPending(true);
    await logOut();
    onOut();
  }
  const who = user ? `${personName(user)} (${user.email})` : login.thisAccount;
  return (
    <Told icon="user" title={login.alreadyTitle} body={fill(login.alreadyBody, { who })}>
      <a className="btn btn-primary" href={addressAfterLogin(address)}>
        {login.goOn}
      </a>
      <Button kind="secondary" pending={pending} onClick={leave}>
        {login.otherAccount}
      </Button>
    </Told>
  );
}
