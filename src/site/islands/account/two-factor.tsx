import { useRef, useState } from "react";
import { authCall, fetchAccessToken } from "#client/api/auth.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { useForm } from "../form/use-form.ts";
import { Panel } from "./panel.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanCode } from "./scan-code.tsx";

interface TwoFactorProps {
  words: Pick<AccountWords, "twoFactor" | "password" | "errors">;
  on: boolean;
  onChange: () => void;
}

interface Enrolment {
  totpURI: string;
  backupCodes: string[];
}

/** Two-step verification: on after a first code, with recovery codes to keep; off with the password. */
export function TwoFactor({ words, on, onChange }: TwoFactorProps) {
  const { twoFactor } = words;
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const [said, say] = useState<string>();
  // It stays while the steps below it take each other's place, each with the button that had the focus.
  const heading = useRef<HTMLHeadingElement>(null);

  /** The server has put a new session in the place of the old one, whose token is good no more. */
  async function changed(text: string) {
    await fetchAccessToken();
    say(text);
    onChange();
  }

  return (
    <Panel title={twoFactor.title} lead={on ? twoFactor.onLead : twoFactor.offLead} heading={heading}>
      {codes ? (
        <RecoveryCodes
          words={twoFactor}
          codes={codes}
          onKept={() => {
            setCodes(undefined);
            heading.current?.focus();
          }}
        />
      ) : enrolment ? (
        <ScanCode
          words={words}
          uri={enrolment.totpURI}
          onConfirmed={async () => {
            setCodes(enrolment.backupCodes);
            setEnrolment(undefined);
            await changed(twoFactor.on);
          }}
        />
      ) : on ? (
        <div className="grid gap-6">
          <WithPassword
            id="two-factor-codes"
            words={words}
            submit={twoFactor.newCodes}
            path="/two-factor/generate-backup-codes"
            onDone={(answer) => setCodes((answer as Enrolment).backupCodes)}
          />
          <WithPassword
            id="two-factor-off"
            words={words}
            submit={twoFactor.turnOff}
            path="/two-factor/disable"
            onDone={() => {
              heading.current?.focus();
              return changed(twoFactor.off);
            }}
          />
        </div>
      ) : (
        <WithPassword
          id="two-factor-on"
          words={words}
          submit={twoFactor.turnOn}
          path="/two-factor/enable"
          onDone={(answer) => setEnrolment(answer as Enrolment)}
        />
      )}
      <p role="status" className="mt-3 text-sm text-good">
        {said}
      </p>
    </Panel>
  );
}

/** One step that the password must confirm. */
function WithPassword({
  id,
  words: { twoFactor, password, errors },
  submit,
  path,
  onDone,
}: {
  id: string;
  words: TwoFactorProps["words"];
  submit: string;
  path: string;
  onDone: (answer: unknown) => void;
}) {
  const { form, button, summary, field } = useForm<{ password: string }>({
    id,
    errors,
    async send(body) {
      const outcome = await authCall(path, body);
      if (outcome.ok) onDone(outcome.data);
      return outcome;
    },
  });
  return (
    <form {...form} className="grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <div className="flex flex-wrap items-end gap-3">
        <PasswordField
          {...field("password")}
          className="min-w-60 flex-1"
          label={twoFactor.password}
          // Two of them stand together: heard, each says what it is for.
          aria-label={`${twoFactor.password}: ${submit}`}
          words={password}
          autoComplete="current-password"
          required
        />
        <Button {...button} kind="secondary">
          {submit}
        </Button>
      </div>
    </form>
  );
}
