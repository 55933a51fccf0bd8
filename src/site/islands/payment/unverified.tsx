import { useState } from "react";
import { request } from "#client/api/request.ts";
import { useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { fill } from "../form/words-with-links.tsx";
import { Notice } from "./notice.tsx";

/** Nothing can be ordered before the e-mail is verified: says so, and sends the link again. */
export function Unverified({ words: { unverified, errors } }: { words: PaymentWords["checkout"] }) {
  const email = useRoot((state) => state.user.userData?.email ?? "");
  const [said, say] = useState("");
  const [pending, setPending] = useState(false);
  async function resend() {
    setPending(true);
    const outcome = await request("POST", "/account/verification");
    setPending(false);
    say(outcome.ok ? unverified.resent : refusalText(outcome.refusal, errors));
  }
  return (
    <Notice title={unverified.title}>
      <p className="text-sm">{fill(unverified.body, { email })}</p>
      <Button kind="secondary" className="mt-4" pending={pending} onClick={resend}>
        {unverified.resend}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {said}
      </p>
    </Notice>
  );
}
