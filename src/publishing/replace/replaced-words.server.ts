import type { core } from "zod";
import { checkWords, isDraftOf } from "#content/check-words.server.ts";
import { pointerOf } from "#content/compare-words.ts";
import { documentOf } from "#content/document-names.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Locale } from "#text/locales.ts";
import type { Words } from "../tables.server.ts";
import { findPlaces, type MatchOptions, replaceText } from "./find-places.ts";

export interface Replacement extends MatchOptions {
  text: string;
  replacement: string;
}

interface ReplacedWords {
  words: Words;
  /** The fields that were changed. */
  changed: string[];
  /** Fields that do not have the text. */
  gone: string[];
  /** Fields that could not be published with the replacement, and stayed as they were; a rule is undefined for a form. */
  invalid: Map<string, core.$ZodIssue | undefined>;
}

/** Returns the words of a document with a text replaced in the named fields, where the result is valid. */
export function replacedWords(
  { document, locale }: { document: string; locale: Locale },
  before: Words,
  paths: Iterable<string>,
  replacement: Replacement,
): ReplacedWords {
  const asked = new Set(paths);
  const { words, changed } = replaceIn(before, asked, replacement);
  const gone = [...asked].filter((path) => !changed.includes(path));
  const invalid = newIssues(document, locale, before, words, changed);
  if (invalid.size === 0) return { words, changed, gone, invalid };
  const valid = replaceIn(before, new Set(changed.filter((path) => !invalid.has(path))), replacement);
  return { ...valid, gone, invalid };
}

function replaceIn(before: Words, paths: ReadonlySet<string>, { text, replacement, ...options }: Replacement) {
  const words = structuredClone(before);
  const changed: string[] = [];
  for (const { keys, value } of textsOf(before)) {
    if (!paths.has(pointerOf(keys)) || findPlaces(value, text, options).length === 0) continue;
    const parent = keys.slice(0, -1).reduce<unknown>((branch, key) => (branch as Words)[String(key)], words) as Words;
    parent[String(keys.at(-1))] = replaceText(value, text, replacement, options);
    changed.push(pointerOf(keys));
  }
  return { words, changed };
}

/** Returns the changed fields that break a rule now and did not before. */
function newIssues(name: string, locale: Locale, before: Words, after: Words, changed: readonly string[]) {
  const document = documentOf(name);
  if (!isDraftOf(document, after)) return new Map(changed.map((path) => [path, undefined]));
  const found = new Map<string, core.$ZodIssue>();
  const issues = checkWords(document, locale, after);
  const known = new Set(issues.length > 0 ? checkWords(document, locale, before).map(identify) : []);
  // A field of several forms, such as a block of text, is judged as a whole.
  for (const issue of issues.filter((each) => !known.has(identify(each))))
    for (const path of changed)
      if (`${path}/`.startsWith(`${pointerOf(issue.path)}/`) && !found.has(path)) found.set(path, issue);
  return found;
}

const identify = ({ path, code, message }: core.$ZodIssue) => `${pointerOf(path)} ${code} ${message}`;
