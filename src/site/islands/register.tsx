import { type RefObject, useEffect, useState } from "react";
import { registrationSchema } from "#accounts/registration/registration.ts";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { logIn } from "#client/flows/log-in.ts";
import { touches } from "#client/measuring/touches.ts";
import { productIdOf } from "#client/names.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { precheckRegistration } from "./auth/precheck-registration.ts";
import { AboutWork } from "./auth/register-about-work.tsx";
import { AboutYou } from "./auth/register-about-you.tsx";
import { displayedDraft, draftOf, stepOf } from "./auth/registration-draft.ts";
import { useRegistrationStep, useStepHeading } from "./auth/use-registration-step.ts";
import { fillEmptyFields, readFields } from "./form/form-fields.ts";
import { loadPhoneRules } from "./form/load-phone-rules.ts";
import { useForm } from "./form/use-form.ts";

export interface RegisterProps {
  words: Pick<AuthWords, "register" | "password" | "errors">;
  address: PageAddress;
  /** The products to choose from, by id and name. */
  products: { id: string; name: string }[];
  /** The version of the privacy text that this page links to. */
  privacyVersion: string;
}

/** Renders the registration in two short steps. What was typed is stored in this browser, except for the password. */
export default function Register({ words, address, products, privacyVersion }: RegisterProps) {
  const { register, errors } = words;
  const { step, goTo } = useRegistrationStep();
  const heading = useStepHeading(step);
  const { form, button, pending, summary, field } = useForm<Record<string, unknown>>({
    id: "register",
    errors,
    async parse({ username, ...others }) {
      // Left empty, the username is derived from the address.
      const typed = username ? { ...others, username } : others;
      const { phoneInBrowser } = await loadPhoneRules();
      const parsed = registrationSchema(phoneInBrowser).safeParse(typed);
      if (parsed.success) return parsed;
      // The first step checks its own fields only.
      const issues = parsed.error.issues.filter(({ path }) => step === 2 || stepOf(String(path[0])) === 1);
      return issues.length === 0 ? { success: true, data: typed } : { success: false, error: { issues } };
    },
    onInvalid: showFirstStepFor,
    async send(value) {
      if (step === 1) {
        const refusal = await precheckRegistration(value);
        if (!refusal) goTo(2);
        return refusal;
      }
      const body = { ...value, ...touches(), locale: address.locale, privacy_version: privacyVersion };
      const outcome = await authCall("/sign-up/email", body);
      if (!outcome.ok) {
        showFirstStepFor(outcome.refusal.issues.map(({ path }) => path));
        return outcome;
      }
      // The response is the same for a registered address, whose owner gets a mail; this login succeeds for a new one only.
      await logIn(String(value.email), String(value.password), true);
      dispatch("registration", { type: "sent" });
      location.assign(localizeHref("/auth/verify-email", address));
      return outcome;
    },
  });
  const selectedProducts = useStoredDraft(form.ref);

  function showFirstStepFor(fields: string[]) {
    if (step === 2 && fields.some((name) => stepOf(name) === 1)) goTo(1);
  }

  return (
    <form
      {...form}
      className="grid gap-5"
      onInput={({ currentTarget }) => {
        dispatch("registration", { type: "filled", values: draftOf(readFields(currentTarget)) });
      }}
    >
      <p ref={heading} tabIndex={-1} className="text-sm font-medium text-primary outline-none">
        {`${fill(register.step, { step })} · ${step === 1 ? register.aboutYou : register.aboutWork}`}
      </p>
      {summary && <ErrorSummary {...summary} />}
      <div className={step === 1 ? "grid gap-5" : "hidden"}>
        <AboutYou words={words} field={field} />
      </div>
      <div className={step === 2 ? "grid gap-5" : "hidden"}>
        <AboutWork words={register} address={address} field={field} products={products} selected={selectedProducts} />
      </div>
      <div className="flex flex-wrap gap-3">
        {step === 2 && (
          <Button kind="secondary" onClick={() => goTo(1)}>
            {register.back}
          </Button>
        )}
        <Button {...button} className="flex-1">
          {step === 1 ? register.next : pending ? register.creating : register.submit}
        </Button>
      </div>
    </form>
  );
}

/** Puts the stored draft into the fields once the form is hydrated; returns the ids of the selected products. */
function useStoredDraft(form: RefObject<HTMLFormElement | null>): string[] {
  const [selected, setSelected] = useState<string[]>([]);
  useEffect(() => {
    const { registration, selectedPackage } = rootStore.getState();
    const draft = displayedDraft(registration);
    fillEmptyFields(form.current, { ...draft });
    // The product that the visitor came from is the one they are interested in.
    const names = selectedPackage.product ? [selectedPackage.product] : draft.products;
    setSelected(names.flatMap((name) => productIdOf(name) ?? []));
  }, [form]);
  return selected;
}
