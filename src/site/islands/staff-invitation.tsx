import { useEffect, useState } from "react";
import type { OpenedInvitationView } from "#accounts/staff/staff-member-view.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { writeItem } from "#client/storage/storage.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { AcceptInvitation } from "./auth/accept-invitation.tsx";
import { JoinWithPassword } from "./auth/join-with-password.tsx";
import { invitationToken, onLinkToken } from "./auth/link-token.ts";
import { ResultMessage } from "./auth/result-message.tsx";
import { refusalText } from "./form/refusal-text.ts";

export interface StaffInvitationProps {
  words: Pick<AuthWords, "invitation" | "password" | "errors">;
  address: PageAddress;
}

type Opened = OpenedInvitationView & { token: string };

/** Accepts an invitation to the staff by the mailed link: with an account by logging in, without one by a password. */
export default function StaffInvitation({ words, address }: StaffInvitationProps) {
  const { invitation, errors } = words;
  const [opened, setOpened] = useState<Opened>();
  const [state, setState] = useState<"open" | "done" | "broken">("open");
  const [message, setMessage] = useState("");
  useEffect(() => {
    async function open(token: string) {
      invitationToken.store(token);
      setState("open");
      setMessage("");
      const outcome = await authCall<OpenedInvitationView>("/check-staff-invitation", { token });
      if (outcome.ok) setOpened({ ...outcome.data, token });
      else if (outcome.refusal.code === "link_invalid") {
        invitationToken.forget();
        setState("broken");
      } else setMessage(refusalText(outcome.refusal, errors));
    }
    let received = false;
    const unsubscribe = onLinkToken((token) => {
      received = true;
      void open(token);
    });
    const stored = invitationToken.read();
    if (!received && stored) void open(stored);
    else if (!received) setState("broken");
    return unsubscribe;
  }, [errors]);

  function end(how: "done" | "broken") {
    invitationToken.forget();
    // Where the login leads next.
    if (how === "done") writeItem("lastVisited", "/admin", "sessionStorage");
    setState(how);
  }

  if (state !== "open") {
    const done = state === "done";
    return (
      <ResultMessage
        icon={done ? "check" : "alert"}
        title={done ? invitation.doneTitle : invitation.brokenTitle}
        body={done ? invitation.doneBody : invitation.brokenBody}
      >
        {done && (
          <a className="btn btn-primary" href={seemsLoggedIn() ? "/admin" : localizeHref("/auth/login", address)}>
            {seemsLoggedIn() ? invitation.open : invitation.login}
          </a>
        )}
      </ResultMessage>
    );
  }
  if (!opened) return <p role="status">{message || invitation.checking}</p>;
  const part = { words, opened, onDone: () => end("done"), onBroken: () => end("broken") };
  return (
    <div className="grid gap-5">
      <p className="wrap-break-word">
        {opened.invited_by ? fill(invitation.by, { inviter: opened.invited_by, email: opened.email }) : opened.email}
      </p>
      {opened.has_account ? <AcceptInvitation {...part} address={address} /> : <JoinWithPassword {...part} />}
    </div>
  );
}
