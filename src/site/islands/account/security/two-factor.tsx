import { useRef, useState } from "react";
import { fetchAccessToken } from "#client/api/auth.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { AccountCard } from "../account-card.tsx";
import { PasswordStep } from "./password-step.tsx";
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
  /** Which of the two the password is asked for: one field at a time. */
  const [chosen, setChosen] = useState<"codes" | "off">();
  const [message, setMessage] = useState<string>();
  // It stays while the steps below it take each other's place, each with the button that had the focus.
  const heading = useRef<HTMLHeadingElement>(null);

  /** The server has put a new session in the place of the old one, whose token is good no more. */
  async function changed(text: string) {
    await fetchAccessToken();
    setMessage(text);
    onChange();
  }
  function back() {
    setChosen(undefined);
    heading.current?.focus();
  }

  function step() {
    if (codes) {
      const close = () => {
        setCodes(undefined);
        heading.current?.focus();
      };
      return <RecoveryCodes words={twoFactor} codes={codes} onKept={close} />;
    }
    if (enrolment) {
      const confirmed = async () => {
        setCodes(enrolment.backupCodes);
        setEnrolment(undefined);
        await changed(twoFactor.on);
      };
      return <ScanCode words={words} uri={enrolment.totpURI} onConfirmed={confirmed} />;
    }
    if (!on) {
      return (
        <PasswordStep
          id="two-factor-on"
          words={words}
          submit={twoFactor.turnOn}
          path="/two-factor/enable"
          onDone={(answer) => setEnrolment(answer as Enrolment)}
        />
      );
    }
    if (chosen === "codes") {
      const made = (answer: unknown) => {
        setChosen(undefined);
        setCodes((answer as Enrolment).backupCodes);
      };
      return (
        <PasswordStep
          id="two-factor-codes"
          words={words}
          submit={twoFactor.newCodes}
          path="/two-factor/generate-backup-codes"
          onDone={made}
          onCancel={back}
        />
      );
    }
    if (chosen === "off") {
      const turnedOff = () => {
        back();
        return changed(twoFactor.off);
      };
      return (
        <PasswordStep
          id="two-factor-off"
          words={words}
          submit={twoFactor.turnOff}
          path="/two-factor/disable"
          onDone={turnedOff}
          onCancel={back}
        />
      );
    }
    return (
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => setChosen("codes")}>
          {twoFactor.newCodes}
        </Button>
        <Button kind="quiet" onClick={() => setChosen("off")}>
          {twoFactor.turnOff}
        </Button>
      </div>
    );
  }

  return (
    <AccountCard title={twoFactor.title} lead={on ? twoFactor.onLead : twoFactor.offLead} heading={heading}>
      {step()}
      <p role="status" className="mt-3 text-sm text-good">
        {message}
      </p>
    </AccountCard>
  );
}
