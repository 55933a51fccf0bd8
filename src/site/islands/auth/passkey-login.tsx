import { useEffect, useRef, useState } from "react";
import { canUsePasskeys, logInWithPasskey } from "#client/flows/passkey.ts";
import { logInByAutofill } from "#client/flows/passkey-autofill.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";

/** Renders the login by passkey, where the browser supports it. */
export function PasskeyLogin({ words, onDone }: { words: Pick<AuthWords, "login" | "errors">; onDone: () => void }) {
  const [supported, setSupported] = useState(false);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();
  /** Ends the browser's own suggestions: it handles one request at a time. */
  const autofill = useRef<AbortController>(undefined);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    setSupported(canUsePasskeys());
    const controller = new AbortController();
    autofill.current = controller;
    logInByAutofill(controller.signal).then((outcome) => {
      if (outcome?.ok) done.current();
      else if (outcome) setMessage(refusalText(outcome.refusal, words.errors));
    });
    return () => controller.abort();
  }, [words]);

  async function logIn() {
    autofill.current?.abort();
    setPending(true);
    setMessage(undefined);
    const outcome = await logInWithPasskey();
    setPending(false);
    if (outcome.ok) onDone();
    else setMessage(refusalText(outcome.refusal, words.errors));
  }

  return (
    <div className={supported ? "" : "invisible"}>
      <p className="my-6 flex items-center gap-4 text-sm text-muted">
        <span className="h-px flex-1 bg-line" />
        <span>{words.login.or}</span>
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button kind="secondary" className="w-full" pending={pending} onClick={logIn} disabled={!supported}>
        {words.login.passkey}
      </Button>
      <p role="status" className="mt-2 text-sm text-bad">
        {message}
      </p>
    </div>
  );
}
