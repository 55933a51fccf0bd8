import { useEffect, useRef, useState } from "react";
import { registrationSchema } from "#accounts/registration/registration.ts";
import type { PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { completeLogin } from "#client/flows/log-in.ts";
import { addPasskey, canUsePasskeys } from "#client/flows/passkey.ts";
import { touches } from "#client/measuring/touches.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountName } from "../form/account-name.tsx";
import { fillEmptyFields } from "../form/form-fields.ts";
import { PasswordField } from "../form/password-field.tsx";
import { useForm } from "../form/use-form.ts";
import { WordsWithLinks } from "../form/words-with-links.tsx";
import { ResultMessage } from "./result-message.tsx";

/** Returns whether an account was refused because of its proof, for which the form has no field. */
function isProofRefused({ issues }: Refusal): boolean {
  return issues.some(({ path }) => path === "mailbox_proof");
}

interface CreateAccountProps {
  words: Pick<AuthWords, "create" | "register" | "password" | "errors">;
  address: PageAddress;
  email: string;
  /** That of the mailed code. */
  proof: string;
  /** Whether the login outlasts the browser's session. */
  remember: boolean;
  privacyVersion: string;
  /** Called when the proof is no longer taken: it was used, or is too old. */
  onExpired: () => Promise<void>;
  onDone: () => void;
}

/** Renders what a new account needs beside a proved address: a name, and a password or a passkey. */
export function CreateAccount(props: CreateAccountProps) {
  const { words, address, email, proof, remember, privacyVersion, onExpired, onDone } = props;
  const { create, register, errors } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const [passkeys, setPasskeys] = useState(false);
  const [byPasskey, setByPasskey] = useState(false);
  const [withoutPasskey, setWithoutPasskey] = useState(false);
  const { form, button, pending, summary, field } = useForm<Record<string, unknown>>({
    id: "create",
    errors,
    parse: ({ password, ...others }) =>
      // No phone number is asked for here.
      registrationSchema((text) => text).safeParse({
        ...others,
        ...(byPasskey ? {} : { password: password ?? "" }),
        email,
        mailbox_proof: proof,
      }),
    async send(value) {
      const sent = { rememberMe: remember, locale: address.locale, privacy_version: privacyVersion };
      const body = { ...value, ...touches(), ...sent };
      const outcome = await authCall<unknown>("/sign-up/email", body);
      if (!outcome.ok && isProofRefused(outcome.refusal)) {
        await onExpired();
        return undefined;
      }
      const login = outcome.ok ? await completeLogin(outcome) : outcome;
      if (!login.ok) return login;
      dispatch("registration", { type: "sent" });
      // Without it the person is in all the same, and later logs in by code.
      if (byPasskey && !(await addPasskey()).ok) setWithoutPasskey(true);
      else onDone();
      return login;
    },
  });
  useEffect(() => {
    heading.current?.focus();
    setPasskeys(canUsePasskeys());
    const { first_name } = rootStore.getState().registration;
    fillEmptyFields(form.ref.current, { first_name });
  }, [form.ref]);
  if (withoutPasskey) {
    return (
      <ResultMessage title={create.withoutPasskeyTitle} body={create.withoutPasskeyBody} icon="check">
        <Button onClick={onDone}>{create.goOn}</Button>
      </ResultMessage>
    );
  }
  return (
    <form
      {...form}
      className="grid gap-5"
      onInput={({ currentTarget }) => {
        const first_name = String(new FormData(currentTarget).get("first_name") ?? "");
        dispatch("registration", { type: "filled", values: { first_name, email } });
      }}
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {create.title}
        </h2>
        <p className="mt-2 text-muted wrap-anywhere">{fill(create.lead, { email })}</p>
      </div>
      {summary && <ErrorSummary {...summary} />}
      <TextField {...field("first_name")} label={create.name} autoComplete="name" maxLength={120} required />
      <AccountName id="create" email={email} />
      {!byPasskey && (
        <PasswordField
          {...field("password")}
          label={register.password}
          words={words.password}
          autoComplete="new-password"
          owner={[email]}
          meter
          required
        />
      )}
      <Checkbox {...field("marketing_consent")} label={register.marketing} />
      <p className="text-sm text-muted">
        <WordsWithLinks text={register.privacy} address={address} />
      </p>
      <Button {...button}>{pending ? register.creating : byPasskey ? create.submitPasskey : register.submit}</Button>
      {passkeys && (
        <Button kind="quiet" onClick={() => setByPasskey(!byPasskey)}>
          {byPasskey ? create.usePassword : create.usePasskey}
        </Button>
      )}
    </form>
  );
}
