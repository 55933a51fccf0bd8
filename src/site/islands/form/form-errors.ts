import type { Outcome } from "#client/api/outcome.ts";
import type { WordsByCode } from "./refusal-text.ts";

/** The issues of a schema of `zod/mini`; its messages are codes. */
export interface Findings {
  issues: readonly { path: readonly PropertyKey[]; message: string; minimum?: unknown; maximum?: unknown }[];
}

export type Labels = Readonly<Record<string, string>>;

/** Returns the first error of each field in words; `{limit}` and `{field}` are filled in. */
export function errorsOf({ issues }: Findings, words: WordsByCode, labels?: Labels): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message: code, minimum, maximum } of issues) {
    const field = String(path[0]);
    const text = words[code] ?? words.failed ?? code;
    errors[field] ??= text
      .replace("{limit}", String(maximum ?? minimum ?? ""))
      .replace("{field}", labels?.[field] ?? "");
  }
  return errors;
}

export type ErrorLine = { field: string; message: string };

/**
 * Returns one line for each field in error, in the order of the fields on the page. Without `labels` both the order and
 * the names of the fields are read from the page.
 */
export function errorLines(
  errors: Readonly<Record<string, string>>,
  fieldId: (name: string) => string,
  labels?: Labels,
  lineOf = (label: string, message: string) => `${label}: ${message}`,
): ErrorLine[] {
  if (labels) {
    return Object.entries(labels).flatMap(([name, label]) => {
      const message = errors[name];
      return message === undefined ? [] : [{ field: fieldId(name), message: lineOf(label, message) }];
    });
  }
  const lines = Object.entries(errors).map(([name, message]) => ({ field: fieldId(name), message }));
  return lines
    .sort((one, other) => (precedes(one.field, other.field) ? -1 : precedes(other.field, one.field) ? 1 : 0))
    .map(({ field, message }) => {
      const label = labelText(document.querySelector(`label[for="${CSS.escape(field)}"]`));
      return { field, message: label ? lineOf(label, message) : message };
    });
}

/** Returns the name of a field, without the "(optional)" behind it; of a checkbox's long label, the first sentence. */
function labelText(label: Element | null): string | undefined {
  return label?.firstChild?.textContent || label?.textContent?.trim().split(/[.?!](?:\s|$)/, 1)[0];
}

function precedes(one: string, other: string): boolean {
  const [first, second] = [one, other].map((id) => document.getElementById(id));
  if (!first || !second) return first !== null && second === null;
  return (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Renames the issues of one part of a body (`buyer.name`) to the fields of that part's form (`name`). */
export function innerIssues<T>(outcome: Outcome<T>, part: string): Outcome<T> {
  if (outcome.ok) return outcome;
  const issues = outcome.refusal.issues.map((issue) => ({
    ...issue,
    path: issue.path.startsWith(`${part}.`) ? issue.path.slice(part.length + 1) : issue.path,
  }));
  return { ...outcome, refusal: { ...outcome.refusal, issues } };
}
