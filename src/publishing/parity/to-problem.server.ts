import { collectionOf } from "#content/collections.ts";
import { pointerOf } from "#content/compare-words.ts";
import { readPublishedSet } from "#content/published-document.server.ts";
import type { Finding } from "#content/rules/finding.ts";
import { entriesOf } from "#content/shipped-words.server.ts";
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
  const { name, keys } = placeOf(finding);
  const { rule, code, values = {}, locale = null, message } = finding;
  const isMissing = code === "lacking" || code === "untitled";
  const kind = isMissing ? "missing" : kinds[rule];
  return { name, problem: { kind, code, values, locale, path: pointerOf(keys), message, since: null, by: null } };
}

/** Returns the document of a finding; an entry of a collection is one of its own. */
function placeOf({ code, set, locale = "id", keys }: Finding): { name: string; keys: PropertyKey[] } {
  const collection = collectionOf(set);
  const [list, index, ...rest] = keys;
  if (!collection || collection.list !== list || typeof index !== "number") return { name: set, keys };
  // What a language lacks stands in the other one.
  const source = code === "lacking" ? (locale === "id" ? "en" : "id") : locale;
  const { slug } = entriesOf(collection.name, readPublishedSet(source, set))[index]!;
  return { name: `${collection.name}:${slug}`, keys: rest };
}
