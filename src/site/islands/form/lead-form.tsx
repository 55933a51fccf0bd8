import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { useSubmission, useWhenOnline } from "./use-submission.ts";

export interface LeadFailure {
  message: string;
  /** There was no network: the form sends itself once there is. */
  offline?: boolean;
}

export interface LeadFormProps {
  /** Id of the title, which names the form. */
  titleId: string;
  words: {
    form: { title: string; requiredNote: string; consent: string; send: string; sending: string };
    summary: { title: string };
    failure: { title: string };
  };
  /** Why nothing was sent, when that is not the fields' fault. */
  failure: LeadFailure | undefined;
  /** What the button in the box with the failure says. */
  retry: string;
  /** What is wrong with the fields, in their order. */
  listed: ComponentProps<typeof ErrorSummary>["errors"];
  submitCount: number;
  busy: boolean;
  /** The server has answered already, without JavaScript, and its words stand at the fields. */
  answered: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  place: {
    /** Where the form is posted without JavaScript. */
    action: string;
    /** Pathname of this page: the answer comes in its language and edition. */
    page: string;
    privacyHtml: string;
    privacyVersion: string;
    /** The landing query, in a form that the server shows again; the first time the page's own address tells it. */
    tracking?: string;
  };
  consented: boolean;
  register: (name: "website" | "marketing_consent") => UseFormRegisterReturn;
  children: ReactNode;
}

/** What every form that brings a lead has around its own fields: title, summary of errors, trap, consent, button. */
export function LeadForm({ titleId, words, failure, listed, submitCount, place, register, ...props }: LeadFormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const troubled = listed.length > 0 || failure !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const [submit, pressAgain] = useSubmission(form, props.onSubmit);
  useWhenOnline(failure?.offline === true, pressAgain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per press, not with every correction
  useEffect(() => {
    if (submitCount > 0 && troubled) summary.current?.focus();
  }, [submitCount, failure]);
  // Hydrated, the form shows its own errors; until then the browser's own checks are better than none.
  const hydrated = useHydrated();
  return (
    <form
      ref={form}
      action={place.action}
      method="post"
      noValidate={hydrated || props.answered}
      onSubmit={submit}
      aria-labelledby={titleId}
      className="card grid gap-x-5 gap-y-6 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <h2 id={titleId} className="text-xl">
          {words.form.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{words.form.requiredNote}</p>
      </div>
      {troubled && (submitCount > 0 || props.answered) && (
        <div className="sm:col-span-2">
          <ErrorSummary
            ref={summary}
            title={failure ? words.failure.title : words.summary.title}
            errors={failure ? [] : listed}
          >
            {failure && (
              <>
                <p className="mt-2">{failure.message}</p>
                <Button type="submit" kind="secondary" pending={props.busy} className="mt-4">
                  {props.retry}
                </Button>
              </>
            )}
          </ErrorSummary>
        </div>
      )}
      {props.children}
      <div className="trap" aria-hidden="true">
        <label htmlFor="website">Website</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...register("website")} />
      </div>
      <input type="hidden" name="page" value={place.page} />
      <input type="hidden" name="privacy_version" value={place.privacyVersion} />
      {place.tracking && <input type="hidden" name="tracking" value={place.tracking} />}
      <div className="stack-3 sm:col-span-2">
        <Checkbox
          id="marketing_consent"
          label={words.form.consent}
          defaultChecked={props.consented}
          {...register("marketing_consent")}
        />
        {/* Words of our own content set, with their links already written for the page's language. */}
        <p className="text-sm text-muted" dangerouslySetInnerHTML={{ __html: place.privacyHtml }} />
      </div>
      <div className="sm:col-span-2">
        <Button id="send" type="submit" pending={props.busy} className="w-full sm:w-auto">
          {props.busy ? words.form.sending : words.form.send}
        </Button>
      </div>
    </form>
  );
}
