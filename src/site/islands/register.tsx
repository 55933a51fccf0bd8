import { type RefObject, useEffect, useRef, useState } from "react";
import type { CodeLoginView } from "#accounts/login/login-view.ts";
import { registrationSchema } from "#accounts/registration/registration.ts";
import type { PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { completeLogin, logIn } from "#client/flows/log-in.ts";
import { touches } from "#client/measuring/touches.ts";
import { productIdOf } from "#client/names.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { CodeForm } from "./auth/code-form.tsx";
import { secondStep } from "./auth/login-progress.ts";
import { precheckRegistration } from "./auth/precheck-registration.ts";
import { redirectAfterLogin } from "./auth/redirect-after-login.ts";
import { displayedDraft, draftOf } from "./auth/registration-draft.ts";
import { SecondStep } from "./auth/second-step.tsx";
import { WaitingOrder } from "./auth/waiting-order.tsx";
import { fillEmptyFields, readFields } from "./form/form-fields.ts";
import { PasswordField } from "./form/password-field.tsx";
import { useForm } from "./form/use-form.ts";
import { WordsWithLinks } from "./form/words-with-links.tsx";

export interface RegisterProps {
  words: Pick<AuthWords, "login" | "register" | "create" | "code" | "second" | "password" | "errors">;
  address: PageAddress;
  /** The version of the privacy text that this page links to. */
  privacyVersion: string;
}

type Sent = Record<string, unknown> & { email: string; password: string };

/**
 * Renders the registration: name, address and password, then the code of the mail on the same page. What was typed is stored
 * in this browser, except for the password.
 */
export default function Register({ words, address, privacyVersion }: RegisterProps) {
  const { register, create, errors } = words;
  const [step, setStep] = useState<"fields" | "code" | "second">("fields");
  /** What was sent, for the case that a proof of the mailbox makes it an account; nothing else stores the password. */
  const sent = useRef<Sent>(undefined);
  const finish = () => {
    secondStep.close();
    dispatch("registration", { type: "sent" });
    redirectAfterLogin(address);
  };
  const { form, button, pending, summary, field } = useForm<Record<string, unknown>>({
    id: "register",
    errors,
    // No phone number is asked for here.
    parse: (fields) => registrationSchema((text) => text).safeParse(fields),
    async send(value) {
      const refused = await precheckRegistration(value);
      if (refused) return refused;
      const { selectedPackage } = rootStore.getState();
      const product = productIdOf(selectedPackage.product);
      const waiting = product && `${product}-${selectedPackage.name.split(" ").at(-1)?.toLowerCase()}`;
      const body = {
        ...value,
        // The product that the visitor came from is the one they are interested in.
        products: product ? [product] : [],
        ...(waiting && { waiting_package: waiting }),
        ...touches(),
        locale: address.locale,
        privacy_version: privacyVersion,
      };
      const outcome = await authCall("/sign-up/email", body);
      if (!outcome.ok) return outcome;
      sent.current = body as unknown as Sent;
      // The response is the same for a registered address, whose owner gets a mail; this login succeeds for a new one only.
      await logIn(String(value.email), String(value.password), true);
      setStep("code");
      return outcome;
    },
  });
  useStoredDraft(form.ref);

  async function goOn({ twoFactorRedirect, mailbox_proof }: CodeLoginView) {
    if (twoFactorRedirect) {
      secondStep.open();
      return setStep("second");
    }
    if (!mailbox_proof) return finish();
    // A stranger had registered with the address: this registration takes its place.
    const outcome = await authCall("/sign-up/email", { ...sent.current, mailbox_proof });
    if (outcome.ok && (await completeLogin(outcome)).ok) return finish();
    setStep("fields");
  }

  if (step === "second")
    return <SecondStep words={words} address={address} onDone={finish} onCancel={() => setStep("fields")} />;
  if (step === "code" && sent.current)
    return <CodeForm words={words} email={sent.current.email} onDone={goOn} onOther={() => setStep("fields")} />;
  return (
    <form
      {...form}
      className="grid gap-5"
      onInput={({ currentTarget }) => {
        dispatch("registration", { type: "filled", values: draftOf(readFields(currentTarget)) });
      }}
    >
      <WaitingOrder words={words} address={address} />
      {summary && <ErrorSummary {...summary} />}
      <TextField {...field("first_name")} label={create.name} autoComplete="name" maxLength={120} required />
      <TextField
        {...field("email")}
        label={register.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <PasswordField
        {...field("password")}
        label={register.password}
        words={words.password}
        autoComplete="new-password"
        owner={publicNames}
        meter
        required
      />
      <Checkbox {...field("marketing_consent")} label={register.marketing} />
      <p className="text-sm text-muted">
        <WordsWithLinks text={register.privacy} address={address} />
      </p>
      <Button {...button}>{pending ? register.creating : register.submit}</Button>
    </form>
  );
}

/** Puts the stored draft into the fields once the form is hydrated. */
function useStoredDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    fillEmptyFields(form.current, { ...displayedDraft(rootStore.getState().registration) });
  }, [form]);
}

/** Returns what is public about the person, which a password must not repeat. */
function publicNames(form: HTMLFormElement): string[] {
  const data = new FormData(form);
  return ["email", "first_name"].map((name) => String(data.get(name) ?? ""));
}
