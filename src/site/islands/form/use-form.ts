import { createElement, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm as useHookForm } from "react-hook-form";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { errorLines, errorsOf, type Findings, type Labels } from "./form-errors.ts";
import { readFields, typeText } from "./form-fields.ts";
import { isWait, refusalText, type WordsByCode } from "./refusal-text.ts";
import { useHydrated } from "./use-hydrated.ts";
import { WaitText } from "./wait-text.tsx";

type Fields = Record<string, unknown>;
export type Parsed<T> = { success: true; data: T } | { success: false; error: Findings };

export interface FormOptions<T> {
  /** Prefix of the ids of the form's fields; without it a field's id is its name. */
  id?: string;
  /** Words for codes. */
  errors: WordsByCode;
  /** Checks the fields as they are now, by the shared schema; without it everything passes. */
  parse?: (fields: Fields, form: HTMLFormElement | null) => Parsed<T> | Promise<Parsed<T>>;
  /** Sends what was parsed; `undefined` means that there is nothing to show. */
  send: (value: T, form: HTMLFormElement) => Promise<Outcome<unknown> | undefined>;
  /** Names of the form's fields by the server's names, where they differ. */
  named?: Record<string, string>;
  /** Labels by field, in the order on the page; needed where the server renders the errors. */
  labels?: Labels;
  /** A line of the error summary; by default "Label: message". */
  lineOf?: ((label: string, message: string) => string) | undefined;
  /** Title of the summary for a refusal that concerns no field; by default the refusal's text. */
  titleOf?: (refusal: Refusal) => ReactNode;
  /** Called with the names of the fields in error when the form was submitted and not sent. */
  onInvalid?: (fields: string[]) => void;
  /** What the server found in a form that was posted without JavaScript. */
  serverRendered?: { errors: Record<string, string>; title?: string } | undefined;
}

/**
 * Returns a form of uncontrolled fields on react-hook-form: checked when it is submitted, then with every correction
 * (docs/decisions/0003). Errors are shown beside each field and in a summary that takes the focus; what the server
 * finds is shown the same way. The values are read from the page, so that what a password manager or another script
 * filled in counts too.
 */
export function useForm<T = Record<string, string>>(options: FormOptions<T>) {
  const { id, errors: words, labels, serverRendered } = options;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isRunning = useRef(false);
  const hydrated = useHydrated();
  const [initialErrors] = useState(() => serverRendered && fieldErrors(serverRendered.errors, "server"));
  const [refused, setRefused] = useState<{ title: ReactNode; refusal?: Refusal } | undefined>(
    serverRendered?.title ? { title: serverRendered.title } : undefined,
  );
  const { handleSubmit, trigger, setError, clearErrors, formState } = useHookForm<Fields, unknown, T>({
    mode: "onSubmit",
    shouldFocusError: false,
    ...(initialErrors && { errors: initialErrors }),
    async resolver() {
      const fields = element.current ? readFields(element.current) : {};
      const parsed = await options.parse?.(fields, element.current);
      if (!parsed) return { values: fields as T, errors: {} };
      if (parsed.success) return { values: parsed.data, errors: {} };
      return { values: {}, errors: fieldErrors(errorsOf(parsed.error, words, labels), "schema") };
    },
  });
  const { isSubmitting, isSubmitted, isSubmitSuccessful, submitCount } = formState;
  const errors = messagesOf(formState.errors);
  const names = Object.keys(errors);
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  async function send(value: T) {
    const outcome = await options.send(value, element.current!);
    setRefused(undefined);
    if (!outcome || outcome.ok) return;
    const { refusal } = outcome;
    for (const { path, code, message } of refusal.issues) {
      const field = path.split(".")[0]!;
      setError(options.named?.[field] ?? field, {
        type: "server",
        message: message ?? words[code] ?? words.failed ?? "",
      });
    }
    if (refusal.issues.length === 0) {
      setRefused({ title: options.titleOf?.(refusal) ?? titleOf(refusal, words), refusal });
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press within the same tick comes before the state has changed.
    if (isRunning.current) return;
    isRunning.current = true;
    element.current = event.currentTarget;
    try {
      await handleSubmit(send, (invalid) => {
        setRefused(undefined);
        options.onInvalid?.(Object.keys(invalid));
      })();
    } finally {
      isRunning.current = false;
    }
  }

  /** Checks a field again once it has an error or an attempt to send found errors. */
  function recheck(name: string) {
    if ((isSubmitted && !isSubmitSuccessful) || errors[name] !== undefined) void trigger(name);
  }

  const fieldId = (name: string) => (id ? `${id}-${name}` : name);
  const hasErrors = names.length > 0 && (submitCount > 0 || serverRendered !== undefined);
  const lines = hasErrors && !refused ? errorLines(errors, fieldId, labels, options.lineOf) : [];
  const title = refused?.title ?? (hasErrors ? words.fields : undefined);
  return {
    form: { ref: element, onSubmit, noValidate: true, method: "post" as const },
    /** Before the form is hydrated a press would only reload the page. */
    button: { type: "submit" as const, pending: isSubmitting, disabled: !hydrated },
    hydrated,
    pending: isSubmitting,
    submitted: submitCount > 0,
    /** Why nothing was sent, when no field is the reason. */
    refusal: refused?.refusal,
    summary: title === undefined ? undefined : { ref: summary, title, errors: lines },
    field: (name: string) => ({
      id: fieldId(name),
      name,
      ...(errors[name] !== undefined && { error: errors[name] }),
      onChange: () => recheck(name),
    }),
    recheck,
    /** Checks a field at once, such as one whose mistakes are seen when it is left. */
    check: (name: string) => void trigger(name),
    setText(name: string, text: string) {
      typeText(element.current, name, text);
      recheck(name);
    },
    clear() {
      clearErrors();
      setRefused(undefined);
    },
  };
}

export type FormControl = ReturnType<typeof useForm>;
export type FieldOf = FormControl["field"];

function fieldErrors(messages: Record<string, string>, type: string): FieldErrors<Fields> {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { type, message }]));
}

function messagesOf(errors: FieldErrors<Fields>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]));
}

function titleOf(refusal: Refusal, words: WordsByCode): ReactNode {
  if (!isWait(refusal, words)) return refusalText(refusal, words);
  const until = Date.now() + (refusal.retryAfterSeconds ?? 30) * 1000;
  return createElement(WaitText, { key: until, until, words });
}
