import { useState } from "react";
import type { PageAddress } from "#address/address.ts";
import { confirmLogin } from "#client/flows/log-in.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { submitCompleteCode } from "../form/submit-complete-code.ts";
import { useForm } from "../form/use-form.ts";
import { WordsWithLinks } from "../form/words-with-links.tsx";
import { ResultMessage } from "./result-message.tsx";

interface SecondStepProps {
  words: Pick<AuthWords, "second" | "errors">;
  address: PageAddress;
  onDone: () => void;
  onCancel: () => void;
}

/** Renders the code from the authenticator app, or a recovery code when the phone is lost. */
export function SecondStep({ words: { second, errors }, address, onDone, onCancel }: SecondStepProps) {
  const [kind, setKind] = useState<"app" | "recovery">("app");
  const [expired, setExpired] = useState<"tooMany" | "tooLate">();
  const { form, button, summary, field, clear } = useForm<{ code: string; trust: boolean }>({
    id: "second",
    errors,
    async send({ code, trust }) {
      const outcome = await confirmLogin(code, trust === true);
      if (outcome.ok) onDone();
      // Only a new login makes another challenge. The code is the same for both ends of one; a late one has status 401.
      else if (outcome.refusal.code === "two_factor_expired")
        setExpired(outcome.refusal.status === 401 ? "tooLate" : "tooMany");
      return outcome;
    },
  });
  if (expired) {
    return (
      <ResultMessage title={second.over} body={second[expired]} icon="clock">
        <Button onClick={onCancel}>{second.logInAgain}</Button>
      </ResultMessage>
    );
  }
  const app = kind === "app";
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 className="text-xl">{second.title}</h2>
        <p className="mt-2 text-muted">{app ? second.lead : second.recoveryLead}</p>
      </div>
      {summary && <ErrorSummary {...summary} />}
      <TextField
        key={kind}
        {...field("code")}
        label={app ? second.code : second.recovery}
        autoComplete="one-time-code"
        inputMode={app ? "numeric" : "text"}
        // Whichever is shown, both kinds of codes are taken.
        maxLength={20}
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        onInput={app ? submitCompleteCode : undefined}
      />
      {app && <Checkbox {...field("trust")} label={second.trust} />}
      <Button {...button}>{second.submit}</Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="quiet" onClick={onCancel}>
          {second.cancel}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            clear();
            setKind(app ? "recovery" : "app");
          }}
        >
          {app ? second.useRecovery : second.useApp}
        </Button>
      </div>
      <p className="text-sm text-muted">
        <WordsWithLinks text={second.help} address={address} />
      </p>
    </form>
  );
}
