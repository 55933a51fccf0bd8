import { useEffect, useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { logIn } from "#client/flows/log-in.ts";
import { consumeLogoutReason, type LogoutReason } from "#client/storage/logout-reason.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AlreadyLoggedIn } from "./auth/already-logged-in.tsx";
import { secondStep, typedIdentifier } from "./auth/login-progress.ts";
import { PasskeyLogin } from "./auth/passkey-login.tsx";
import { redirectAfterLogin } from "./auth/redirect-after-login.ts";
import { SecondStep } from "./auth/second-step.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { useForm } from "./form/use-form.ts";
import { WordsWithLinks } from "./form/words-with-links.tsx";

export interface LoginProps {
  words: Pick<AuthWords, "login" | "second" | "password" | "errors">;
  address: PageAddress;
}

/** Renders the login by e-mail or username, by passkey, and the second step where it is on. */
export default function Login({ words, address }: LoginProps) {
  const [step, setStep] = useState<"first" | "second" | "back to first" | "logged in">("first");
  const [ended, setEnded] = useState<LogoutReason>();
  useEffect(() => {
    setEnded(consumeLogoutReason());
    if (seemsLoggedIn()) setStep("logged in");
    else if (secondStep.isOpen()) setStep("second");
  }, []);
  function finish() {
    secondStep.close();
    typedIdentifier.forget();
    redirectAfterLogin(address);
  }
  function openSecondStep() {
    secondStep.open();
    setStep("second");
  }
  function restart() {
    secondStep.close();
    setStep("back to first");
  }
  if (step === "logged in") return <AlreadyLoggedIn words={words} address={address} onLoggedOut={restart} />;
  if (step === "second") return <SecondStep words={words} address={address} onDone={finish} onCancel={restart} />;
  const { session_ended, nothing_ordered } = words.errors;
  return (
    <>
      {/* Rendered before it has text, so that a screen reader announces the text. */}
      <p role="status" className={ended ? "mb-6 rounded-md bg-accent-soft p-4" : ""}>
        {ended && (ended === "order" ? `${session_ended} ${nothing_ordered}` : session_ended)}
      </p>
      <FirstStep
        words={words}
        address={address}
        focused={step === "back to first"}
        onSecond={openSecondStep}
        onDone={finish}
      />
    </>
  );
}

interface FirstStepProps extends LoginProps {
  /** Takes the focus: the button of the second step that led back is gone. */
  focused: boolean;
  onSecond: () => void;
  onDone: () => void;
}

function FirstStep({ words, address, focused, onSecond, onDone }: FirstStepProps) {
  const { login, errors } = words;
  const { form, button, pending, summary, field } = useForm({
    id: "login",
    errors,
    parse: requireBoth,
    async send({ identifier, password, remember }) {
      const outcome = await logIn(identifier, password, remember);
      if (outcome.ok && outcome.data.twoFactorRedirect) onSecond();
      else if (outcome.ok) onDone();
      return outcome;
    },
  });
  return (
    <>
      <form {...form} className="grid gap-5">
        {summary && <ErrorSummary {...summary} />}
        <TextField
          {...field("identifier")}
          label={login.identifier}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          autoFocus={focused}
          onInput={(event) => typedIdentifier.store(event.currentTarget.value.trim())}
        />
        <div>
          <PasswordField
            {...field("password")}
            label={login.password}
            words={words.password}
            autoComplete="current-password"
            required
          />
          <p className="mt-2 text-end text-sm">
            <a className="link inline-block py-2" href={localizeHref("/auth/forgot-password", address)}>
              {login.forgot}
            </a>
          </p>
        </div>
        <Checkbox {...field("remember")} label={login.remember} defaultChecked />
        <Button {...button}>{pending ? login.submitting : login.submit}</Button>
      </form>
      <PasskeyLogin words={words} onDone={onDone} />
      <p className="mt-6 max-w-72 text-sm text-muted">
        <WordsWithLinks text={login.help} address={address} />
      </p>
    </>
  );
}

/** Requires both fields. A password of the past may break today's rules, so only its absence is an error. */
function requireBoth(fields: Record<string, unknown>) {
  const missing = ["identifier", "password"].filter((name) => fields[name] === "");
  if (missing.length > 0) {
    return {
      success: false as const,
      error: { issues: missing.map((name) => ({ path: [name], message: "required" })) },
    };
  }
  const data = {
    identifier: String(fields.identifier),
    password: String(fields.password),
    remember: fields.remember === true,
  };
  return { success: true as const, data };
}
