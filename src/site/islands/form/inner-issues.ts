import type { Outcome } from "#client/api/outcome.ts";

/** Renames the issues of one part of a body (`buyer.name`) to the fields of that part's form (`name`). */
export function innerIssues<T>(outcome: Outcome<T>, part: string): Outcome<T> {
  if (outcome.ok) return outcome;
  const issues = outcome.refusal.issues.map((issue) => ({
    ...issue,
    path: issue.path.startsWith(`${part}.`) ? issue.path.slice(part.length + 1) : issue.path,
  }));
  return { ...outcome, refusal: { ...outcome.refusal, issues } };
}
