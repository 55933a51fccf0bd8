import { useEffect, useState } from "react";
import { localizeHref } from "#address/address.ts";
import { type Ended, takeEnded } from "#client/ended-note.ts";
import { logIn } from "#client/flows/log-in.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { goBack } from "./auth/after-login.ts";
import { PasskeyLogin } from "./auth/passkey-login.tsx";
import { SecondStep } from "./auth/second-step.tsx";
import { PasswordField } from "./form/password-field.tsx";
import { useForm } from "./form/use-form.ts";
import type { PageAddress } from "./form/words-with-links.tsx";

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
  const [step, goTo] = useState<"first" | "second" | "first again">("first");
  const [ended, setEnded] = useState<Ended>();
  useEffect(() => setEnded(takeEnded()), []);
  if (step === "second") {
    return <SecondStep words={words} onDone={() => goBack(address)} onCancel={() => goTo("first again")} />;
  }
  const { session_ended, nothing_ordered } = words.errors;
  return (
    <>
      {/* There before it speaks, so that it is heard. */}
      <p role="status" className={ended ? "mb-6 rounded-md bg-accent-soft p-4" : ""}>
        {ended && session_ended} {ended === "order" && nothing_ordered}
      </p>
      <FirstStep words={words} address={address} again={step === "first again"} onSecond={() => goTo("second")} />
    </>
  );
}

/** `again`: come back from the second step, whose button had the focus. */
function FirstStep({ words, address, again, onSecond }: LoginProps & { again: boolean; onSecond: () => void }) {
  const { login, errors } = words;
  const { form, button, summary, field } = useForm<Typed>({
    id: "login",
    errors,
    parse: (value) => requireBoth(value as Typed),
    async send({ identifier, password, remember }) {
      const outcome = await logIn(identifier, password, remember);
      if (outcome.ok && outcome.data.twoFactorRedirect) onSecond();
      else if (outcome.ok) goBack(address);
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
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          autoFocus={again}
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
        <Button {...button}>{login.submit}</Button>
      </form>
      <PasskeyLogin words={words} onDone={() => goBack(address)} />
    </>
  );
}

function requireBoth(value: Typed) {
  const missing = (["identifier", "password"] as const).filter((name) => value[name] === "");
  if (missing.length === 0) return { success: true as const, data: value };
  return { success: false as const, error: { issues: missing.map((name) => ({ path: [name], message: "required" })) } };
}
