import { useEffect, useRef, useState } from "react";
import type { CodeLoginView } from "#accounts/login/login-view.ts";
import { passwordRefusal } from "#accounts/passwords/password-refusal.ts";
import { personName } from "#accounts/person/person-name.ts";
import { registrationSchema } from "#accounts/registration/registration.ts";
import type { PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { loadCommonPasswords } from "#client/api/common-passwords.ts";
import { type Refusal, refused } from "#client/api/outcome.ts";
import { completeLogin, logIn } from "#client/flows/log-in.ts";
import { touches } from "#client/measuring/touches.ts";
import { productIdOf } from "#client/names.ts";
import type { Registration } from "#client/state/registration.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import { returnPage } from "#client/storage/return-path.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ChosenPackageNote } from "./auth/chosen-package-note.tsx";
import { CodeForm, replaceProof } from "./auth/code-form.tsx";
import { CreateAccount } from "./auth/create-account.tsx";
import { codeStep, secondStep } from "./auth/login-progress.ts";
import { redirectAfterLogin } from "./auth/redirect-after-login.ts";
import { SecondStep } from "./auth/second-step.tsx";
import { findSold, type SoldPackage } from "./checkout/chosen-package.ts";
import { fillEmptyFields, readFields } from "./form/form-fields.ts";
import { PasswordField } from "./form/password-field.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { useForm } from "./form/use-form.ts";
import { WordsWithLinks } from "./form/words-with-links.tsx";

export interface RegisterProps {
  words: Pick<AuthWords, "login" | "register" | "create" | "code" | "second" | "password" | "errors">;
  address: PageAddress;
  /** The version of the privacy text that this page links to. */
  privacyVersion: string;
  /** The packages on sale, one of which may wait at the checkout. */
  sold: SoldPackage[];
}

type Sent = Record<string, unknown> & { email: string; password: string };

type Step =
  /** `back`: from a later step, whose button is gone; `refusal`: why. */
  | { name: "fields"; back: boolean; refusal?: string | undefined }
  | { name: "code"; email: string; notice?: string | undefined }
  | { name: "create"; email: string; proof: string }
  | { name: "second" };

/**
 * Renders the registration: name, address and password, then the code of the mail on the same page. What was typed is stored
 * in this browser, except for the password; that the code is asked for survives a reload.
 */
export default function Register({ words, address, privacyVersion, sold }: RegisterProps) {
  const [step, setStep] = useState<Step>({ name: "fields", back: false });
  /** What was sent, for the case that a proof of the mailbox makes it an account; nothing else stores the password. */
  const sent = useRef<Sent>(undefined);
  useEffect(() => {
    const asked = codeStep.read("register");
    if (asked) setStep({ name: "code", email: asked.email });
  }, []);
  function finish() {
    secondStep.close();
    codeStep.close();
    dispatch("registration", { type: "sent" });
    redirectAfterLogin(address);
  }
  function openCode(email: string, notice?: string) {
    codeStep.open("register", { email, remember: true });
    setStep({ name: "code", email, notice });
  }
  function restart(refusal?: string) {
    secondStep.close();
    codeStep.close();
    setStep({ name: "fields", back: true, refusal });
  }
  async function goOn(email: string, { twoFactorRedirect, mailbox_proof }: CodeLoginView) {
    if (twoFactorRedirect) {
      codeStep.close();
      secondStep.open();
      return setStep({ name: "second" });
    }
    if (!mailbox_proof) return finish();
    // After a reload what was typed is asked for again.
    if (sent.current?.email !== email) return setStep({ name: "create", email, proof: mailbox_proof });
    // A stranger had registered with the address: this registration takes its place.
    const outcome = await authCall<unknown>("/sign-up/email", { ...sent.current, mailbox_proof });
    const login = outcome.ok ? await completeLogin(outcome) : outcome;
    if (login.ok) return finish();
    restart(login.refusal.issues[0]?.message ?? refusalText(login.refusal, words.errors));
  }

  switch (step.name) {
    case "second":
      return <SecondStep words={words} address={address} onDone={finish} onCancel={() => restart()} />;
    case "code":
      return (
        <CodeForm
          words={words}
          email={step.email}
          notice={step.notice}
          onSent={() => codeStep.open("register", { email: step.email, remember: true })}
          onDone={(opened) => goOn(step.email, opened)}
          onOther={() => restart()}
        />
      );
    case "create": {
      const { email, proof } = step;
      return (
        <CreateAccount
          {...{ words, address, email, proof, privacyVersion }}
          remember
          onExpired={async () => openCode(email, await replaceProof(email, words))}
          onDone={finish}
        />
      );
    }
    case "fields":
      return (
        <RegisterFields
          {...{ words, address, privacyVersion, sold }}
          back={step.back}
          refusal={step.refusal}
          onSent={(body) => {
            sent.current = body;
            openCode(body.email);
          }}
        />
      );
  }
}

interface RegisterFieldsProps extends RegisterProps {
  back: boolean;
  refusal: string | undefined;
  onSent: (body: Sent) => void;
}

function RegisterFields({ words, address, privacyVersion, sold, back, refusal, onSent }: RegisterFieldsProps) {
  const { register, create, errors } = words;
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
      const waiting = returnPage() === "/payment" ? findSold(sold, selectedPackage) : undefined;
      const body = {
        ...value,
        // The product that the visitor came from is the one they are interested in.
        products: product ? [product] : [],
        ...(waiting && { waiting_package: waiting.id }),
        ...touches(),
        locale: address.locale,
        privacy_version: privacyVersion,
      };
      const outcome = await authCall("/sign-up/email", body);
      if (!outcome.ok) return outcome;
      // The response is the same for a registered address, whose owner gets a mail; this login succeeds for a new one only.
      await logIn(String(value.email), String(value.password), true);
      onSent(body as unknown as Sent);
      return outcome;
    },
  });
  // Whenever the fields are shown: what is typed next would replace what is stored.
  useEffect(() => {
    fillEmptyFields(form.ref.current, { ...displayedDraft(rootStore.getState().registration) });
  }, [form.ref]);
  return (
    <form
      {...form}
      className="grid gap-5"
      onInput={({ currentTarget }) => {
        dispatch("registration", { type: "filled", values: draftOf(readFields(currentTarget)) });
      }}
    >
      <ChosenPackageNote words={words} address={address} />
      {summary ? <ErrorSummary {...summary} /> : refusal && <ErrorSummary title={refusal} errors={[]} />}
      <TextField {...field("first_name")} label={create.name} autoComplete="name" maxLength={120} required />
      <TextField
        {...field("email")}
        label={register.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        autoFocus={back}
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

/** Returns what is public about the person, which a password must not repeat. */
function publicNames(form: HTMLFormElement): string[] {
  const data = new FormData(form);
  return ["email", "first_name"].map((name) => String(data.get(name) ?? ""));
}

/** Returns what the server would refuse after the mailed code: a common password. */
async function precheckRegistration(
  typed: Record<string, unknown>,
): Promise<{ ok: false; refusal: Refusal } | undefined> {
  const owner = [typed.email, typed.first_name].map((value) => String(value ?? ""));
  const code = passwordRefusal(typed.password, owner, await loadCommonPasswords());
  if (!code) return undefined;
  const { refusal } = refused(400, "invalid_input");
  return { ok: false, refusal: { ...refusal, issues: [{ path: "password", code }] } };
}

type Asked = Pick<Registration, "first_name" | "email">;

/** Returns the stored draft as the form shows it: one name, and the address. */
export function displayedDraft(draft: Registration): Asked {
  return { first_name: draft.first_name && personName(draft), email: draft.email };
}

/** Returns the form's fields as the state stores them, without the password; the draft's other fields stay as they are. */
export function draftOf(fields: Record<string, unknown>): Partial<Registration> {
  // The first name is the whole name: the form has no field for a last one.
  return { first_name: String(fields.first_name ?? ""), last_name: "", email: String(fields.email ?? "") };
}
