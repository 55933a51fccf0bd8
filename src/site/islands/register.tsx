import { useEffect, useMemo, useRef, useState } from "react";
import { registrationSchema } from "#accounts/registration/registration.ts";
import { localizeHref } from "#address/address.ts";
import { authCall } from "#client/api/auth.ts";
import { logIn } from "#client/flows/log-in.ts";
import { productIdOf } from "#client/names.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { fill } from "#text/fill.ts";
import { phoneInBrowser } from "#text/phone.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { checkFirstStep } from "./auth/check-first-step.ts";
import { AboutWork } from "./auth/register-about-work.tsx";
import { AboutYou } from "./auth/register-about-you.tsx";
import { shownDraft, stepOf, typedDraft } from "./auth/registration-draft.ts";
import { useForm } from "./form/use-form.ts";
import type { PageAddress } from "./form/words-with-links.tsx";

export interface RegisterProps {
  words: Pick<AuthWords, "register" | "password" | "errors">;
  address: PageAddress;
  /** The products to choose from, by id and name. */
  products: { id: string; name: string }[];
  /** The version of the privacy text that this page links to. */
  privacyVersion: string;
}

/** Registration in two short steps. What was typed is kept in this browser, but for the password. */
export default function Register({ words, address, products, privacyVersion }: RegisterProps) {
  const { register, errors } = words;
  const { step, goTo } = useStep();
  const formElement = useRef<HTMLFormElement>(null);
  const schema = useMemo(() => registrationSchema(phoneInBrowser), []);
  const draft = useDraft(formElement);
  const heading = useStepHeading(step);

  const { form, button, pending, summary, field } = useForm<Record<string, unknown>>({
    id: "register",
    errors,
    parse(value) {
      const { username, ...rest } = value as Record<string, unknown>;
      // Left empty, it is derived from the address.
      const typed = username ? { ...rest, username } : rest;
      const parsed = schema.safeParse(typed);
      if (parsed.success) return { success: true, data: parsed.data };
      // On the first step only its own fields are judged.
      const issues = parsed.error.issues.filter((it) => step === 2 || stepOf(String(it.path[0])) === 1);
      if (issues.length === 0) return { success: true, data: typed };
      if (step === 2 && issues.some((it) => stepOf(String(it.path[0])) === 1)) goTo(1);
      return { success: false, error: { issues } };
    },
    async send(value) {
      if (step === 1) {
        const refusal = await checkFirstStep(value);
        if (!refusal) goTo(2);
        return refusal;
      }
      const body = { ...value, locale: address.locale, privacy_version: privacyVersion };
      const outcome = await authCall("/sign-up/email", body);
      if (!outcome.ok) {
        if (outcome.refusal.issues.some((it) => stepOf(it.path) === 1)) goTo(1);
        return outcome;
      }
      // Whether the address was new shows in its mailbox alone; who is new is let in, who is not logs in as ever.
      await logIn(String(value.email), String(value.password), true);
      dispatch("registration", { type: "sent" });
      location.assign(localizeHref("/auth/verify-email", address));
      return outcome;
    },
  });

  return (
    <form {...form} ref={formElement} className="grid gap-5" onInput={(event) => keepDraft(event.currentTarget)}>
      <p ref={heading} tabIndex={-1} className="text-sm font-medium text-primary outline-none">
        {fill(register.step, { step })} · {step === 1 ? register.aboutYou : register.aboutWork}
      </p>
      {summary && <ErrorSummary {...summary} />}
      <div className={step === 1 ? "grid gap-5" : "hidden"}>
        <AboutYou words={words} field={field} />
      </div>
      <div className={step === 2 ? "grid gap-5" : "hidden"}>
        <AboutWork words={register} address={address} field={field} products={products} chosen={draft} />
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

/**
 * The step shown. The second is a place of its own in the browser's history, so that Back leads to the first, with all
 * that was typed: both stand in one form, and the password nowhere else.
 */
function useStep() {
  const [step, setStep] = useState(1);
  useEffect(() => {
    // A link of the error summary makes an entry of its own, which says nothing of a step: the one shown stays.
    const look = () => history.state?.step && setStep(history.state.step);
    // A page that was loaded anew has lost the password, and begins at the first step.
    if (history.state?.step === 2) history.replaceState({ step: 1 }, "");
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  function goTo(next: 1 | 2) {
    setStep(next);
    if (next === 1 && history.state?.step === 2) history.back();
    if (next === 1) return;
    history.replaceState({ step: 1 }, "");
    history.pushState({ step: 2 }, "");
  }
  return { step, goTo };
}

/** Moves the focus to the step's name when the step changes, and not before. */
function useStepHeading(step: number) {
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

/** Puts the stored draft into the fields once the page is awake; answers the products chosen. */
function useDraft(form: React.RefObject<HTMLFormElement | null>): string[] {
  const [chosen, setChosen] = useState<string[]>([]);
  useEffect(() => {
    const { registration, selectedPackage } = rootStore.getState();
    const draft = shownDraft(registration);
    for (const [name, value] of Object.entries(draft)) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && typeof value === "string" && input.value === "") input.value = value;
    }
    // The product that the visitor came from is the one they are interested in.
    const names = selectedPackage.product ? [selectedPackage.product] : draft.products;
    setChosen(names.flatMap((it) => productIdOf(it) ?? []));
  }, [form]);
  return chosen;
}

function keepDraft(form: HTMLFormElement): void {
  dispatch("registration", { type: "filled", values: typedDraft(form) });
}
