import { useEffect, useRef, useState } from "react";
import type { CodeLoginView } from "#accounts/login/login-view.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { logIn } from "#client/flows/log-in.ts";
import { canUsePasskeys, logInWithPasskey } from "#client/flows/passkey.ts";
import { logInByAutofill } from "#client/flows/passkey-autofill.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { fillEmptyFields, readFields } from "../form/form-fields.ts";
import { PasswordField } from "../form/password-field.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { useForm } from "../form/use-form.ts";
import { CodeForm, replaceProof, sendCode } from "./code-form.tsx";
import { CreateAccount } from "./create-account.tsx";
import { codeStep, secondStep, typedIdentifier } from "./login-progress.ts";
import { SecondStep } from "./second-step.tsx";

export type GateWords = Pick<AuthWords, "login" | "second" | "register" | "code" | "create" | "password" | "errors">;

export interface GateProps {
  words: GateWords;
  address: PageAddress;
  /** The version of the privacy text that a new account accepts. */
  privacyVersion: string;
  /** Takes the focus at once: what was pressed to get here is gone. */
  focused?: boolean;
  onDone: () => void;
}

type Step =
  | { name: "first"; focused: boolean }
  | { name: "second" }
  | { name: "code"; email: string; remember: boolean; notice?: string }
  | { name: "create"; email: string; remember: boolean; proof: string };

/**
 * Renders the one gate for everybody: the address, then the same choice whether it has an account or not (password, passkey
 * or a mailed code), so that it tells nobody which. A code that finds no account goes on to create one.
 */
export function Gate({ words, address, privacyVersion, focused = false, onDone }: GateProps) {
  const [step, setStep] = useState<Step>({ name: "first", focused });
  useEffect(() => {
    if (focused) return;
    const asked = codeStep.read("gate");
    if (secondStep.isOpen()) setStep({ name: "second" });
    else if (asked) setStep({ name: "code", ...asked });
  }, [focused]);
  function finish() {
    closeSteps();
    typedIdentifier.forget();
    onDone();
  }
  function openSecondStep() {
    codeStep.close();
    secondStep.open();
    setStep({ name: "second" });
  }
  function openCode(email: string, remember: boolean, notice?: string) {
    codeStep.open("gate", { email, remember });
    setStep({ name: "code", email, remember, ...(notice !== undefined && { notice }) });
  }
  function restart() {
    closeSteps();
    setStep({ name: "first", focused: true });
  }
  function goOn(email: string, remember: boolean, { twoFactorRedirect, mailbox_proof }: CodeLoginView) {
    if (twoFactorRedirect) openSecondStep();
    else if (mailbox_proof) setStep({ name: "create", email, remember, proof: mailbox_proof });
    else finish();
  }
  switch (step.name) {
    case "second":
      return <SecondStep words={words} address={address} onDone={finish} onCancel={restart} />;
    case "code": {
      const { email, remember, notice } = step;
      return (
        <CodeForm
          {...{ words, email, remember, notice }}
          onSent={() => codeStep.open("gate", { email, remember })}
          onDone={(opened) => goOn(email, remember, opened)}
          onOther={restart}
        />
      );
    }
    case "create": {
      const { email, remember, proof } = step;
      return (
        <CreateAccount
          {...{ words, address, email, remember, proof, privacyVersion }}
          onExpired={async () => openCode(email, remember, await replaceProof(email, words))}
          onDone={finish}
        />
      );
    }
    case "first":
      return (
        <FirstStep
          words={words}
          address={address}
          focused={step.focused}
          onSecond={openSecondStep}
          onCode={openCode}
          onDone={finish}
        />
      );
  }
}

function closeSteps() {
  secondStep.close();
  codeStep.close();
}

interface FirstStepProps extends Omit<GateProps, "privacyVersion"> {
  /** Takes the focus: the button of the step that led back is gone. */
  focused: boolean;
  onSecond: () => void;
  onCode: (email: string, remember: boolean) => void;
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
    const { identifier, remember } = readFields(form.ref.current!);
    const parsed = accountEmailSchema.safeParse(identifier);
    if (!parsed.success) return setMessage(login.codeNeedsEmail);
    const email = parsed.data;
    setSending(true);
    const outcome = await sendCode(email);
    setSending(false);
    if (outcome.ok) onCode(email, remember === true);
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

/** Renders the login by passkey, where the browser supports it. */
function PasskeyLogin({ words, onDone }: { words: Pick<AuthWords, "login" | "errors">; onDone: () => void }) {
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
