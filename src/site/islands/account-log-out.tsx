import { useEffect } from "react";
import { localizeHref } from "#address/address.ts";
import { logOut } from "#client/flows/log-out.ts";
import { watchLogin } from "#client/flows/watch-login.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showCurrentPart } from "./account/show-current-part.ts";
import type { PageAddress } from "./form/words-with-links.tsx";

/** Ends the session and goes home; on every page of the account, so it also sees that the session was ended elsewhere. */
export default function AccountLogOut({ label, address }: { label: string; address: PageAddress }) {
  useEffect(watchLogin, []);
  useEffect(showCurrentPart, []);
  async function press() {
    await logOut();
    location.assign(localizeHref("/", address));
  }
  return (
    <Button kind="quiet" onClick={press}>
      <Icon name="logout" className="size-5" />
      {label}
    </Button>
  );
}
