import { useEffect, useState } from "react";
import { localizeHref } from "#address/address.ts";
import { seemsLoggedIn } from "#client/flows/fetch-user.ts";
import { logIn } from "#client/flows/log-in.ts";
import { consumeLogoutReason, type LogoutReason } from "#client/storage/logout-reason.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AlreadyIn } from "./auth/already-in.tsx";
import { secondStep, typedIdentifier } from "./auth/login-notes.ts";
import { PasskeyLogin } from "./auth/passkey-login.tsx";
import { goBack } from "./auth/redirect-after-login.ts";
import { SecondStep } from "./auth/second-step.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { useForm } from "./form/use-form.ts";
import { type PageAddress, WordsWithLinks } from "./form/words-with-links.tsx";

export interface LoginProps {
  words: Pick<AuthWords, "login" | "second" | "password" | "errors">;
  address: PageAddress;
}

interface Typed {
  identifier: string;
  password: string;
  remember: boolean;
}

/** Login by e-mail or username, by passkey, and the second step where it is on. */
export default function Login({ words, address }: LoginProps) {
  const [step, setStep] = useState<"first" | "second" | "first again" | "in already">("first");
  const [ended, setEnded] = useState<LogoutReason>();
  useEffect(() => {
    setEnded(consumeLogoutReason());
    if (seemsLoggedIn()) setStep("in already");
    else if (secondStep.isOpen()) setStep("second");
  }, []);
  function enter() {
    secondStep.close();
    typedIdentifier.forget();
    goBack(address);
  }
  function begin() {
    secondStep.open();
    setStep("second");
  }
  function beginAgain() {
    secondStep.close();
    setStep("first again");
  }
  if (step === "in already") return <AlreadyIn words={words} address={address} onOut={beginAgain} />;
  if (step === "second") return <SecondStep words={words} address={address} onDone={enter} onCancel={beginAgain} />;
  const { session_ended, nothing_ordered } = words.errors;
  return (
    <>
      {/* There before it speaks, so that it is heard. */}
      <p role="status" className={ended ? "mb-6 rounded-md bg-accent-soft p-4" : ""}>
        {ended && session_ended} {ended === "order" && nothing_ordered}
      </p>
      <FirstStep words={words} address={address} again={step === "first again"} onSecond={begin} onDone={enter} />
    </>
  );
}

interface FirstStepProps extends LoginProps {
  /** Come back from the second step, whose button had the focus. */
  again: boolean;
  onSecond: () => void;
  onDone: () => void;
}

function FirstStep({ words, address, again, onSecond, onDone }: FirstStepProps) {
  const { login, errors } = words;
  const { form, button, pending, summary, field } = useForm<Typed>({
    id: "login",
    errors,
    parse: (value) => requireBoth(value as Typed),
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
          autoFocus={again}
          onInput={(event) => typedIdentifier.keep(event.currentTarget.value.trim())}
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
      <p className="mt-6 text-sm text-muted">
        <WordsWithLinks text={login.help} address={address} />
      </p>
    </>
  );
}

function requireBoth(value: Typed) {
  const missing = (["identifier", "password"] as const).filter((name) => value[name] === "");
  if (missing.length === 0) return { success: true as const, data: value };
  return { success: false as const, error: { issues: missing.map((name) => ({ path: [name], message: "required" })) } };
}
