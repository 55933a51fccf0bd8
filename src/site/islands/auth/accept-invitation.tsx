import { useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { writeItem } from "#client/storage/storage.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";

interface AcceptProps {
  words: Pick<AuthWords, "invitation" | "errors">;
  address: PageAddress;
  opened: { token: string };
  onDone: () => void;
  onBroken: () => void;
}

/** Accepts an invitation with the account of the invited address, whose owner logs in first. */
export function AcceptInvitation({ words, address, opened: { token }, onDone, onBroken }: AcceptProps) {
  const { invitation, errors } = words;
  const [loggedIn, setLoggedIn] = useState(seemsLoggedIn);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");

  async function accept() {
    setPending(true);
    const outcome = await authCall("/accept-staff-invitation", { token });
    setPending(false);
    if (outcome.ok) onDone();
    else if (outcome.refusal.code === "link_invalid") onBroken();
    else if (outcome.refusal.status === 401) setLoggedIn(false);
    else setMessage(refusalText(outcome.refusal, errors));
  }

  if (!loggedIn) {
    return (
      <>
        <p className="text-muted">{invitation.accountBody}</p>
        <a
          className="btn btn-primary justify-self-start"
          href={localizeHref("/auth/login", address)}
          // The login leads back here, where the token is still stored.
          onClick={() => writeItem("lastVisited", location.pathname, "sessionStorage")}
        >
          {invitation.login}
        </a>
      </>
    );
  }
  return (
    <div>
      <Button pending={pending} onClick={accept}>
        {invitation.submit}
      </Button>
      <p role="status" className="mt-2 text-sm text-bad">
        {message}
      </p>
    </div>
  );
}
