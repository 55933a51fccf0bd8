import { useState } from "react";
import { request } from "#client/api/request.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { fill } from "../form/words-with-links.tsx";

/** Says that nothing can be bought yet, and sends the link again. */
export function Unverified({
  words: { unverified, errors },
  email,
}: {
  words: Pick<AccountWords, "unverified" | "errors">;
  email: string;
}) {
  const [said, say] = useState<string>();
  const [pending, setPending] = useState(false);
  async function resend() {
    setPending(true);
    const outcome = await request("POST", "/account/verification");
    setPending(false);
    say(outcome.ok ? unverified.resent : refusalText(outcome.refusal, errors));
  }
  return (
    <section className="rounded-lg border border-line bg-accent-soft p-5">
      <h2 className="text-base font-semibold">{unverified.title}</h2>
      <p className="mt-1 text-sm">{fill(unverified.body, { email })}</p>
      <Button kind="secondary" className="mt-4" pending={pending} onClick={resend}>
        {unverified.resend}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {said}
      </p>
    </section>
  );
}
