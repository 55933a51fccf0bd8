import type { core } from "zod";
import type { Locale } from "#text/locales.ts";
import { type Document, schemaOf } from "./document-names.ts";
import { factsIn, fillFacts } from "./fill-facts.ts";
import type { Facts } from "./kinds/shared/facts.ts";
import { placeholdersIn } from "./placeholders.ts";
import { readSet } from "./read-set.server.ts";
import { dotted } from "./rules/finding.ts";
import { findWrongLinks } from "./rules/links.ts";
import { sitePages } from "./rules/site-pages.ts";
import { shippedWords } from "./shipped-words.server.ts";
import { maxTextLength, textsOf } from "./texts-of.ts";

/**
 * Returns what is wrong with the words of a document, with the facts filled in as a page shows them: rules of the schema,
 * unknown facts, and places to fill in (`{name}`) that the shipped text has not, or no longer.
 */
export function checkWords(
  document: Document,
  locale: Locale,
  words: unknown,
  published: Facts = readSet(locale, "facts"),
): core.$ZodIssue[] {
  const facts = document.name === "facts" ? undefined : published;
  const unknown = facts ? unknownFacts(words, facts) : [];
  if (unknown.length > 0) return unknown;
  const parsed = schemaOf(document).safeParse(facts ? fillFacts(words, facts) : words);
  return [
    ...(parsed.error?.issues ?? []),
    ...ownNameIssues(document, words),
    ...characterIssues(words),
    ...linkIssues(locale, words),
    ...placeholderIssues(document, locale, words),
  ];
}

/** Returns whether words have the form of their document, though some may be missing, too long or too short: a draft. */
export function isDraftOf(document: Document, words: unknown): boolean {
  if (!isStorable(words)) return false;
  const { error } = schemaOf(document).safeParse(words);
  return (error?.issues ?? []).every((issue) => {
    if (issue.code === "unrecognized_keys") return false;
    return issue.code !== "invalid_type" || valueAt(words, issue.path) === undefined;
  });
}

/** No database stores half a character or the character zero, in keys or texts; and a text has an end. */
function isStorable(words: unknown): boolean {
  let isGood = true;
  JSON.stringify(words, (key, value: unknown) => {
    const texts = typeof value === "string" ? [key, value] : [key];
    isGood &&= texts.every((text) => text.length <= maxTextLength && text.isWellFormed() && !text.includes("\0"));
    return value;
  });
  return isGood;
}

/** Control characters, which feeds and calendars must not contain; line breaks and tabs are none of these. */
const controls = /[^\P{Cc}\n\r\t]|[\ufffe\uffff]/u;

const characterIssues = (words: unknown): core.$ZodIssue[] =>
  [...textsOf(words)].filter(({ value }) => controls.test(value)).map(({ keys }) => custom(keys, "invalid"));

const leadsToPage = () => sitePages()?.leadsToPage;

const linkIssues = (locale: Locale, words: unknown): core.$ZodIssue[] =>
  [...textsOf(words)]
    .filter(({ keys, value }) => findWrongLinks({ locale, path: dotted(keys), value }, leadsToPage()).length > 0)
    .map(({ keys }) => custom(keys, "leads_nowhere"));

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((branch, key) => (branch as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** An entry is found by the name in its words, which must be that of its document. */
function ownNameIssues(document: Document, words: unknown): core.$ZodIssue[] {
  if (document.kind !== "entry") return [];
  const { slug, id } = (words ?? {}) as { slug?: string; id?: string };
  const field = slug === undefined ? "id" : "slug";
  return (slug ?? id) === document.slug ? [] : [custom([field], "unknown_choice")];
}

function placeholderIssues(document: Document, locale: Locale, words: unknown): core.$ZodIssue[] {
  const shipped = shippedWords(document, locale);
  if (document.kind === "entry" || !shipped) return [];
  const before = new Map([...textsOf(shipped)].map(({ keys, value }) => [keys.join("/"), placeholdersIn(value)]));
  return [...textsOf(words)]
    .filter(({ keys, value }) => {
      const expected = before.get(keys.join("/"));
      return expected !== undefined && expected !== placeholdersIn(value);
    })
    .map(({ keys }) => custom(keys, "invalid_placeholders"));
}

function unknownFacts(words: unknown, facts: object): core.$ZodIssue[] {
  return [...textsOf(words)]
    .filter(({ value }) => factsIn(value).some((key) => !Object.hasOwn(facts, key)))
    .map(({ keys }) => custom(keys, "unknown_fact"));
}

const custom = (path: PropertyKey[], message: string): core.$ZodIssue => ({
  code: "custom",
  path,
  message,
  input: undefined,
});
