import { useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { request } from "#client/api/request.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { refusalText, type WordsByCode } from "../form/refusal-text.ts";
import { WordsWithLinks } from "../form/words-with-links.tsx";

/** Shows where the mail that verifies an e-mail address was sent and where its code is typed, and sends it again. */
export function ResendVerification({
  words,
  errors,
  email,
  address,
}: {
  words: { body: string; resend: string; resent: string };
  errors: WordsByCode;
  email: string;
  address: PageAddress;
}) {
  const [statusText, setStatusText] = useState("");
  const [pending, setPending] = useState(false);
  async function resend() {
    setPending(true);
    const outcome = await request("POST", "/account/verification");
    setPending(false);
    setStatusText(outcome.ok ? words.resent : refusalText(outcome.refusal, errors));
  }
  return (
    <>
      <p className="text-sm">
        <WordsWithLinks text={fill(words.body, { email })} address={address} />
      </p>
      <Button kind="secondary" className="mt-4" pending={pending} onClick={resend}>
        {words.resend}
      </Button>
      <p role="status" className="mt-2 text-sm">
        {statusText}
      </p>
    </>
  );
}
