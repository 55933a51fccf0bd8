import { useEffect, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { onLinkToken } from "./auth/link-token.ts";
import { ResultMessage } from "./auth/result-message.tsx";
import { refusalText } from "./form/refusal-text.ts";

export interface KeepAccountProps {
  words: Pick<AuthWords, "keep" | "errors">;
  address: PageAddress;
}

/** Withdraws the deletion of an account by the mailed link; on a press, since programs that scan mails open links too. */
export default function KeepAccount({ words: { keep, errors }, address }: KeepAccountProps) {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<"open" | "done" | "broken">("open");
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState("");
  useEffect(() => {
    let received = false;
    const unsubscribe = onLinkToken((opened) => {
      received = true;
      setToken(opened);
      setState("open");
    });
    if (!received) setState("broken");
    return unsubscribe;
  }, []);

  async function withdrawDeletion() {
    setPending(true);
    const outcome = await authCall("/keep-account", { token });
    setPending(false);
    if (outcome.ok) setState("done");
    else if (outcome.refusal.code === "link_invalid") setState("broken");
    else setMessage(refusalText(outcome.refusal, errors));
  }

  if (state === "open") {
    return (
      <>
        <Button pending={pending} disabled={token === undefined} onClick={withdrawDeletion}>
          {keep.submit}
        </Button>
        <p role="status" className="mt-2 text-sm text-bad">
          {message}
        </p>
      </>
    );
  }
  const done = state === "done";
  const loggedIn = done && seemsLoggedIn();
  return (
    <ResultMessage
      icon={done ? "check" : "alert"}
      title={done ? keep.doneTitle : keep.brokenTitle}
      body={done ? keep.doneBody : keep.brokenBody}
    >
      <a className="btn btn-primary" href={localizeHref(loggedIn ? "/account" : "/auth/login", address)}>
        {loggedIn ? keep.account : keep.login}
      </a>
    </ResultMessage>
  );
}
