import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Honeypot } from "#ui/honeypot.tsx";
import type { LeadFormControl, LeadFormTarget, LeadFormWords } from "./use-lead-form.ts";

interface LeadFormProps {
  control: LeadFormControl;
  /** Id of the title, which names the form. */
  titleId: string;
  words: LeadFormWords;
  /** Label of the button that sends again after a failure. */
  retry: string;
  target: LeadFormTarget;
  /** Whether the box of the consent is ticked at first. */
  consented: boolean;
  children: ReactNode;
}

/**
 * Renders what every form that brings a lead has around its own fields: title, error summary, honeypot, consent,
 * button.
 */
export function LeadForm({ control, titleId, words, retry, target, consented, children }: LeadFormProps) {
  const { form, field, summary, failure, pending, sent } = control;
  useWhenOnline(failure?.offline === true, () => form.ref.current?.requestSubmit());
  const tracking = target.form?.values.tracking;
  return (
    <form
      {...form}
      action={target.action}
      // Until the form is hydrated the browser's own checks are better than none.
      noValidate={control.hydrated || target.form !== null}
      aria-labelledby={titleId}
      className="card grid gap-x-5 gap-y-6 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <h2 id={titleId} className="text-xl">
          {words.form.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{words.form.requiredNote}</p>
      </div>
      <p role="status" className={sent ? "rounded-md bg-good-soft p-4 sm:col-span-2" : "sr-only"}>
        {sent}
      </p>
      {summary && (
        <div className="sm:col-span-2">
          <ErrorSummary {...summary}>
            {failure && (
              <>
                <p className="mt-2">{failure.message}</p>
                <Button type="submit" kind="secondary" pending={pending} className="mt-4">
                  {retry}
                </Button>
              </>
            )}
          </ErrorSummary>
        </div>
      )}
      {children}
      <Honeypot />
      <input type="hidden" name="page" value={target.page} />
      <input type="hidden" name="privacy_version" value={target.privacyVersion} />
      {/* The query of the page at first; the address of a form that the server has refused has no query. */}
      {tracking && <input type="hidden" name="tracking" value={tracking} />}
      <div className="stack-3 sm:col-span-2">
        <Checkbox {...field("marketing_consent")} label={words.form.consent} defaultChecked={consented} />
        {/* Words of our own content set, with their links already written for the page's language. */}
        <p className="text-sm text-muted" dangerouslySetInnerHTML={{ __html: target.privacyHtml }} />
      </div>
      <div className="sm:col-span-2">
        <Button id="send" type="submit" pending={pending} className="w-full sm:w-auto">
          {pending ? words.form.sending : words.form.send}
        </Button>
      </div>
    </form>
  );
}

/** Calls back once the device has a network again, while `waiting`. */
function useWhenOnline(waiting: boolean, onOnline: () => void): void {
  const latest = useRef(onOnline);
  latest.current = onOnline;
  useEffect(() => {
    if (!waiting) return;
    const listener = () => latest.current();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, [waiting]);
}
