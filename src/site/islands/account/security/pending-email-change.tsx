import { useState } from "react";
import { request } from "#client/api/request.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../../form/refusal-text.ts";

/** Renders a change of address whose link has not been opened yet, with a button to withdraw it. */
export function PendingEmailChange({
  words: { email: words, errors },
  email,
  onChange,
}: {
  words: Pick<AccountWords, "email" | "errors">;
  email: string | null;
  onChange: () => void;
}) {
  const [message, setMessage] = useState("");
  const [pending, setPending] = useState(false);
  async function withdraw() {
    setPending(true);
    const outcome = await request("DELETE", "/account/email");
    setPending(false);
    setMessage(outcome.ok ? words.withdrawn : refusalText(outcome.refusal, errors));
    if (outcome.ok) onChange();
  }
  return (
    <>
      {email && (
        <div className="mb-5 rounded-md bg-accent-soft p-4">
          <p className="text-sm wrap-anywhere">{fill(words.waiting, { email })}</p>
          <Button kind="secondary" className="mt-3" pending={pending} onClick={withdraw}>
            {words.withdraw}
          </Button>
        </div>
      )}
      <p role="status" className={message ? "mb-5 text-sm" : ""}>
        {!email && message}
      </p>
    </>
  );
}
