import { useEffect, useRef, useState } from "react";
import type { CodeLoginView } from "#accounts/login/login-view.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { logIn } from "#client/flows/log-in.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { fillEmptyFields } from "../form/form-fields.ts";
import { PasswordField } from "../form/password-field.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { useForm } from "../form/use-form.ts";
import { CodeForm, sendCode } from "./code-form.tsx";
import { CreateAccount } from "./create-account.tsx";
import { secondStep, typedIdentifier } from "./login-progress.ts";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SecondStep } from "./second-step.tsx";

export type GateWords = Pick<AuthWords, "login" | "second" | "register" | "code" | "create" | "password" | "errors">;

export interface GateProps {
  words: GateWords;
  address: PageAddress;
  /** The version of the privacy text that a new account accepts. */
  privacyVersion: string;
  onDone: () => void;
}

type Step =
  | { name: "first"; focused: boolean }
  | { name: "second" }
  | { name: "code"; email: string }
  | { name: "create"; email: string; proof: string };

/**
 * Renders the one gate for everybody: the address, then the same choice whether it has an account or not (password, passkey
 * or a mailed code), so that it tells nobody which. A code that finds no account goes on to create one.
 */
export function Gate({ words, address, privacyVersion, onDone }: GateProps) {
  const [step, setStep] = useState<Step>({ name: "first", focused: false });
  useEffect(() => {
    if (secondStep.isOpen()) setStep({ name: "second" });
  }, []);
  function finish() {
    secondStep.close();
    typedIdentifier.forget();
    onDone();
  }
  function openSecondStep() {
    secondStep.open();
    setStep({ name: "second" });
  }
  function restart() {
    secondStep.close();
    setStep({ name: "first", focused: true });
  }
  function goOn(email: string, { twoFactorRedirect, mailbox_proof }: CodeLoginView) {
    if (twoFactorRedirect) openSecondStep();
    else if (mailbox_proof) setStep({ name: "create", email, proof: mailbox_proof });
    else finish();
  }
  switch (step.name) {
    case "second":
      return <SecondStep words={words} address={address} onDone={finish} onCancel={restart} />;
    case "code":
      return (
        <CodeForm words={words} email={step.email} onDone={(opened) => goOn(step.email, opened)} onOther={restart} />
      );
    case "create": {
      const { email, proof } = step;
      return <CreateAccount {...{ words, address, email, proof, privacyVersion }} onDone={finish} />;
    }
    case "first":
      return (
        <FirstStep
          words={words}
          address={address}
          focused={step.focused}
          onSecond={openSecondStep}
          onCode={(email) => setStep({ name: "code", email })}
          onDone={finish}
        />
      );
  }
}

interface FirstStepProps extends Omit<GateProps, "privacyVersion"> {
  /** Takes the focus: the button of the step that led back is gone. */
  focused: boolean;
  onSecond: () => void;
  onCode: (email: string) => void;
}

function FirstStep({ words, address, focused, onSecond, onCode, onDone }: FirstStepProps) {
  const { login, errors } = words;
  const [choosing, setChoosing] = useState(false);
  const [message, setMessage] = useState("");
  const [sending, setSending] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const { form, button, pending, summary, field } = useForm({
    id: "login",
    errors,
    parse: (fields) => requireFields(fields, choosing),
    async send({ identifier, password, remember }) {
      if (!choosing && password === "") {
        setChoosing(true);
        return undefined;
      }
      const outcome = await logIn(identifier, password, remember);
      if (outcome.ok && outcome.data.twoFactorRedirect) onSecond();
      else if (outcome.ok) onDone();
      return outcome;
    },
  });
  useEffect(() => fillEmptyFields(form.ref.current, { identifier: typedIdentifier.read() }), [form.ref]);
  useEffect(() => {
    if (choosing) choice.current?.querySelector("input")?.focus();
  }, [choosing]);
  async function askCode() {
    const typed = new FormData(form.ref.current!).get("identifier");
    const parsed = accountEmailSchema.safeParse(typed);
    if (!parsed.success) return setMessage(login.codeNeedsEmail);
    const email = parsed.data;
    setSending(true);
    const outcome = await sendCode(email);
    setSending(false);
    if (outcome.ok) onCode(email);
    else setMessage(refusalText(outcome.refusal, errors));
  }
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
        {/* Present from the start, so that a password manager fills both at once. */}
        <div ref={choice} className={choosing ? "grid gap-5" : "hidden"}>
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
        </div>
        <Button {...button}>{pending ? login.submitting : choosing ? login.submit : login.next}</Button>
      </form>
      {choosing && (
        <div className="mt-6 border-t border-line pt-5">
          <p className="text-sm text-muted">{login.codeLead}</p>
          <Button kind="secondary" className="mt-3 w-full" pending={sending} onClick={askCode}>
            {login.code}
          </Button>
          <p role="status" className="mt-2 text-sm text-bad">
            {message}
          </p>
        </div>
      )}
      <PasskeyLogin words={words} onDone={onDone} />
    </>
  );
}

/**
 * Requires the name, and the password once that is shown. One of the past may break today's rules, so only its absence is an
 * error.
 */
function requireFields(fields: Record<string, unknown>, choosing: boolean) {
  const missing = (choosing ? ["identifier", "password"] : ["identifier"]).filter((name) => fields[name] === "");
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
