import { useRef, useState } from "react";
import { authCall } from "#client/api/auth.ts";
import { refreshToken } from "#client/api/refresh-token.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { AccountName } from "../../form/account-name.tsx";
import { PasswordField } from "../../form/password-field.tsx";
import { useForm } from "../../form/use-form.ts";
import { AccountCard } from "../account-card.tsx";
import { confirmed } from "./confirm-change.tsx";
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

/**
 * Renders two-step verification: turned on by a first code, with recovery codes to store; turned off with the password.
 */
export function TwoFactor({ words, on, onChange }: TwoFactorProps) {
  const { twoFactor } = words;
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  /** The action that the password confirms. */
  const [action, setAction] = useState<"codes" | "off">();
  const [message, setMessage] = useState<string>();
  // Takes the focus when a step below it, whose button had the focus, is replaced.
  const heading = useRef<HTMLHeadingElement>(null);

  /** Fetches a new token: the server has replaced the session, so the old token is invalid. */
  async function changed(text: string) {
    await refreshToken();
    setMessage(text);
    onChange();
  }
  function back() {
    setAction(undefined);
    heading.current?.focus();
  }

  function step() {
    if (codes) {
      const close = () => {
        setCodes(undefined);
        heading.current?.focus();
      };
      return <RecoveryCodes words={twoFactor} codes={codes} onClose={close} />;
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
          onDone={(response) => setEnrolment(response as Enrolment)}
        />
      );
    }
    if (action === "codes") {
      const showCodes = (response: unknown) => {
        setAction(undefined);
        setCodes((response as Enrolment).backupCodes);
      };
      return (
        <PasswordStep
          id="two-factor-codes"
          words={words}
          submit={twoFactor.newCodes}
          path="/two-factor/generate-backup-codes"
          onDone={showCodes}
          onCancel={back}
        />
      );
    }
    if (action === "off") {
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
        <Button kind="secondary" onClick={() => setAction("codes")}>
          {twoFactor.newCodes}
        </Button>
        <Button kind="quiet" onClick={() => setAction("off")}>
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

/**
 * Renders one action that the password must confirm. One that can be cancelled replaces a button, so its field takes
 * the focus.
 */
function PasswordStep({
  id,
  words: { twoFactor, password, errors },
  submit,
  path,
  onDone,
  onCancel,
}: {
  id: string;
  words: Pick<AccountWords, "twoFactor" | "password" | "errors">;
  submit: string;
  path: `/${string}`;
  onDone: (response: unknown) => void;
  onCancel?: () => void;
}) {
  const { form, button, summary, field } = useForm<{ password: string }>({
    id,
    errors,
    async send(body) {
      const outcome = await confirmed(() => authCall(path, body));
      if (outcome.ok) onDone(outcome.data);
      return outcome;
    },
  });
  return (
    <form {...form} className="grid gap-4">
      {summary && <ErrorSummary {...summary} />}
      <AccountName id={id} />
      <div className="flex flex-wrap items-end gap-3">
        <PasswordField
          {...field("password")}
          className="min-w-60 flex-1"
          label={twoFactor.password}
          words={password}
          autoComplete="current-password"
          autoFocus={onCancel !== undefined}
          required
        />
        <Button {...button} kind="secondary">
          {submit}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {twoFactor.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
