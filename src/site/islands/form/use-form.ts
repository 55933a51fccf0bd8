import { createElement, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { refusalText, type WordsByCode } from "./refusal-text.ts";
import { useHydrated } from "./use-hydrated.ts";
import { WaitText } from "./wait-text.tsx";

/** What a schema of `zod/mini` found; codes are the messages. */
interface Findings {
  issues: readonly { path: readonly PropertyKey[]; message: string; minimum?: unknown; maximum?: unknown }[];
}
type Parse<T> = (value: unknown) => { success: true; data: T } | { success: false; error: Findings };

export interface FormOptions<T> {
  /** Begins the ids of the form's fields. */
  id: string;
  /** Words for codes. */
  errors: WordsByCode;
  /** Checks what was typed; without it everything passes. */
  parse?: Parse<T>;
  /** Sends it; `undefined` means that there is nothing to wait for. */
  send: (value: T, form: HTMLFormElement) => Promise<Outcome<unknown> | undefined>;
  /** How a field is called by the server, where it is not the field's own name. */
  named?: Record<string, string>;
}

/**
 * A form of uncontrolled fields: reads them when sent, shows what is wrong beside each, moves the focus to the summary.
 * What the server finds is shown the same way.
 */
export function useForm<T = Record<string, string>>({ id, errors: words, parse, send, named = {} }: FormOptions<T>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<ReactNode>();
  const [pending, setPending] = useState(false);
  const hydrated = useHydrated();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) summary.current?.focus();
  }, [message]);

  function refuse(found: Record<string, string>, said: ReactNode) {
    setErrors(found);
    // Told anew even when it is the same word again.
    setMessage(undefined);
    queueMicrotask(() => setMessage(said));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const typed = readFields(form);
    const parsed = parse?.(typed);
    if (parsed && !parsed.success) return refuse(wordsFor(parsed.error, words), words.fields ?? "");
    setErrors({});
    setMessage(undefined);
    setPending(true);
    const outcome = await send(parsed ? parsed.data : (typed as T), form);
    setPending(false);
    if (!outcome || outcome.ok) return;
    const found = outcome.refusal.issues.map(({ path, code, message: said }) => {
      const field = path.split(".")[0]!;
      return [named[field] ?? field, said ?? words[code] ?? words.failed ?? ""];
    });
    refuse(Object.fromEntries(found), found.length > 0 ? (words.fields ?? "") : textOf(outcome.refusal, words));
  }

  return {
    form: { onSubmit, noValidate: true, method: "post" as const },
    /** Before the form is hydrated a press would only reload the page. */
    button: { type: "submit" as const, pending, disabled: !hydrated },
    pending,
    summary: message ? { ref: summary, title: message, errors: list(errors, id) } : undefined,
    field: (name: string) => ({ id: `${id}-${name}`, name, ...(errors[name] ? { error: errors[name] } : {}) }),
    clear: () => {
      setErrors({});
      setMessage(undefined);
    },
  };
}

function textOf(refusal: Refusal, words: WordsByCode): ReactNode {
  if (refusal.status !== 429) return refusalText(refusal, words);
  return createElement(WaitText, { until: Date.now() + (refusal.retryAfterSeconds ?? 30) * 1000, words });
}

/** Texts by name, ticks as booleans, and groups of ticks (`name="products[]"`) as lists. */
function readFields(form: HTMLFormElement): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue;
    const group = field.name.endsWith("[]") ? field.name.slice(0, -2) : undefined;
    if (group) {
      const chosen = (typed[group] as string[] | undefined) ?? [];
      typed[group] = (field as HTMLInputElement).checked ? [...chosen, field.value] : chosen;
    } else if (field.type === "checkbox") typed[field.name] = (field as HTMLInputElement).checked;
    else typed[field.name] = field.value;
  }
  return typed;
}

function wordsFor({ issues }: Findings, words: WordsByCode): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message, minimum, maximum } of issues) {
    const text = words[message] ?? words.failed ?? message;
    found[String(path[0])] ??= text.replace("{limit}", String(maximum ?? minimum ?? ""));
  }
  return found;
}

/** One line for each field in error, in their order on the page, beginning with the field's own label. */
function list(errors: Record<string, string>, id: string) {
  const fields = Object.entries(errors).map(([name, message]) => ({ field: `${id}-${name}`, message }));
  return fields
    .toSorted((one, other) => (precedes(one.field, other.field) ? -1 : precedes(other.field, one.field) ? 1 : 0))
    .map(({ field, message }) => {
      const label = labelOf(document.querySelector(`label[for="${CSS.escape(field)}"]`));
      return { field, message: label ? `${label}: ${message}` : message };
    });
}

/** What a field is called, without the "(optional)" behind it. A box's label begins with the box and may be long. */
function labelOf(label: Element | null): string | undefined {
  return label?.firstChild?.textContent || label?.textContent?.trim().split(/[.?!](?:\s|$)/, 1)[0];
}

function precedes(one: string, other: string): boolean {
  const [first, second] = [one, other].map((id) => document.getElementById(id));
  if (!first || !second) return first !== null && second === null;
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
