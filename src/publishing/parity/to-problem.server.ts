import { placeOfText } from "#content/entries/place-of-text.ts";
import { readPublishedSet } from "#content/published-document.server.ts";
import type { Finding } from "#content/rules/finding.ts";
import { setLocales } from "#content/sets.ts";
import type { ParityKind, ParityProblem } from "./parity-view.ts";

const kinds: Record<Finding["rule"], ParityKind> = {
  set: "other",
  placeholders: "other",
  facts: "other",
  translation: "stale",
  meta: "other",
  links: "links",
  length: "length",
  language: "language",
  terms: "terms",
};

/** Returns what a rule found in published words as work at its document. */
export function toProblem(finding: Finding): { name: string; problem: ParityProblem } {
  const { rule, code, values = {}, locale = null, message, set, keys } = finding;
  // What a language lacks stands in the other one.
  const source = code === "lacking" ? (locale === "id" ? "en" : "id") : (locale ?? setLocales(set)[0]!);
  const { document: name, path } = placeOfText(set, keys, readPublishedSet(source, set));
  const isMissing = code === "lacking" || code === "untitled";
  const kind = isMissing ? "missing" : kinds[rule];
  return { name, problem: { kind, code, values, locale, path, message, since: null, by: null } };
}
