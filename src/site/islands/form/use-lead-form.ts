import { useEffect, useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { withTrackingQuery } from "#client/flows/submit-contact.ts";
import { elapsedSinceStart } from "#client/storage/form-start.ts";
import { idempotencyKey } from "#client/storage/idempotency-key.ts";
import { readSentRequest } from "#client/storage/sent-request.ts";
import type { FormState } from "#content/page-request.ts";
import { requestNumber } from "#leads/requests/request-number.ts";
import { fill } from "#text/fill.ts";
import type { Labels } from "./form-errors.ts";
import { navigateAway } from "./navigate-away.ts";
import { type Draft, useDraft } from "./use-draft.ts";
import { type FormOptions, useForm } from "./use-form.ts";

/** What the page hands to every form that brings a lead. */
export interface LeadFormTarget {
  /** Where the form is posted without JavaScript. */
  action: string;
  /** Pathname of this page: the response comes in its language and edition. */
  page: string;
  /** Pathname of the page of thanks. */
  success: string;
  privacyHtml: string;
  privacyVersion: string;
  /** A form that was posted without JavaScript and refused. */
  form: FormState | null;
}

export interface LeadFormWords {
  form: { title: string; requiredNote: string; consent: string; send: string; sending: string };
  summary: { title: string };
  errors: Record<string, string>;
  failure: { title: string } & Record<"network" | "unanswered" | "limited" | "server", string>;
}

interface LeadFormOptions<T extends object> extends Pick<FormOptions<T>, "lineOf"> {
  words: LeadFormWords & { lead: { sentBefore: string } };
  /** By field, in the order of the error summary. */
  labels: Labels;
  target: LeadFormTarget;
  draft: Draft & { forget?: () => void };
  parse: NonNullable<FormOptions<T>["parse"]>;
  post: (body: Record<string, unknown>, key: string) => Promise<Outcome<{ id: string }>>;
}

/** Returns the behaviour of every form that brings a lead: draft, submission under one key, failures, and the way to the thanks. */
export function useLeadForm<T extends object>({ words, target, draft, ...options }: LeadFormOptions<T>) {
  const state = target.form;
  const [sent, setSent] = useState<string>();
  const problem = state && state.issues.length === 0 ? state.problem.title : undefined;
  const control = useForm<T>({
    errors: { ...words.errors, failed: words.errors.invalid_type ?? "", fields: words.summary.title },
    labels: options.labels,
    lineOf: options.lineOf,
    titleOf: () => words.failure.title,
    serverRendered: state
      ? { errors: serverErrors(state), ...(problem !== undefined && { title: words.failure.title }) }
      : undefined,
    parse: options.parse,
    async send(typed) {
      const body = { ...typed, privacy_version: target.privacyVersion };
      const key = idempotencyKey("contactSubmission", body);
      const outcome = await options.post({ ...body, ...elapsedSinceStart(draft.form) }, key);
      if (outcome.ok) {
        cancelDraft();
        draft.forget?.();
        markSent(true);
        await navigateAway(withTrackingQuery(target.success));
        // The page is shown again, as it was.
        showSent();
      }
      return outcome;
    },
  });
  // Before the draft fills the form: a browser that loads the page again puts back what was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is loaded; later renders are not a return to it
  useEffect(() => {
    if (isMarkedSent()) showSent();
  }, []);
  const cancelDraft = useDraft(control.form.ref, draft);
  return { ...control, failure: failureOf(), sent };

  /** Empties the form and says that its content was sent. */
  function showSent() {
    markSent(false);
    control.form.ref.current?.reset();
    const request = readSentRequest();
    if (request) setSent(fill(words.lead.sentBefore, { number: requestNumber(request.id) }));
  }

  function failureOf(): LeadFailure | undefined {
    if (control.refusal) return leadFailure(control.refusal, words.failure);
    return problem !== undefined && !control.submitted ? { message: problem } : undefined;
  }
}
export type LeadFormControl = ReturnType<typeof useLeadForm>;

/** Notes in this entry of the history that its form was sent: whoever comes back to it is told so. */
function markSent(isSent: boolean): void {
  history.replaceState({ ...history.state, formSent: isSent }, "");
}

function isMarkedSent(): boolean {
  return history.state?.formSent === true;
}

function serverErrors({ issues }: FormState): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.split(".")[0]!, message]));
}

/** Why nothing was sent, when no field is the reason. */
interface LeadFailure {
  message: string;
  /** There was no network: the form sends itself once there is. */
  offline?: boolean;
}

/** Returns in words why nothing was sent. */
function leadFailure(
  { status, code }: Pick<Refusal, "status" | "code">,
  words: Record<"network" | "unanswered" | "limited" | "server", string>,
): LeadFailure {
  if (status === 429) return { message: words.limited };
  if (code === "offline") return { message: words.network, offline: true };
  return { message: status === 0 ? words.unanswered : words.server };
}
