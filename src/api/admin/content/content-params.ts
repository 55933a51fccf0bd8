import type { core } from "zod";
import { escapeKey } from "#content/compare-words.ts";
import { type Document, readDocumentName } from "#content/document-names.ts";
import { setLocales } from "#content/sets.ts";
import type { WordsIssue } from "#publishing/content-view.ts";
import { readDocument } from "#publishing/documents/read-document.server.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { readIssues } from "../../http/issues.ts";
import { describeIssue, Problem } from "../../http/problem.ts";
import { samplesOfSet } from "../../site/mail-samples/samples-of-set.server.ts";
import { staleVersion } from "../stale-version.ts";

/**
 * Returns the document of a name.
 * @throws Problem 404 where none can have this name, or not this language
 */
export function findDocument(name: string, locale?: Locale): Document {
  const document = readDocumentName(name);
  if (!document) throw new Problem(404, "not_found");
  if (locale && document.kind === "set" && !setLocales(document.set).includes(locale))
    throw new Problem(404, "not_found");
  return document;
}

/** Returns the language in which a screen is read, which may be another one than that of the account. */
export const readerOf = (headers: { "accept-language"?: string | undefined }): Locale =>
  preferredLocale(headers["accept-language"]);

/** Returns a document as its editor needs it, with its issues in the reader's language. */
export async function viewDocument(deps: ApiDeps, document: Document, reader: Locale) {
  const { languages, ...rest } = await readDocument(deps.db, document, deps.pagesOfDocument);
  const described = Object.entries(languages).map(
    ([locale, language]) => [locale, { ...language, issues: describeIssues(language.issues, reader) }] as const,
  );
  const mails = isOfMails(document) ? await samplesOfSet(document.set, deps.config.publicUrl) : [];
  return { ...rest, mails, languages: Object.fromEntries(described) as Record<Locale, (typeof described)[number][1]> };
}

/** Other sets, such as the company's name, are in every mail. */
const isOfMails = (document: Document) => document.kind === "set" && /^(mails-|lead-templates$)/.test(document.set);

/** Returns one language of a document as its editor needs it. */
export async function viewLanguage(deps: ApiDeps, document: Document, locale: Locale, reader: Locale) {
  return (await viewDocument(deps, document, reader)).languages[locale];
}

/** Returns the refusal of a save that is based on an older version, with what is there now. */
export async function staleDocument(deps: ApiDeps, document: Document, locale: Locale, reader: Locale) {
  return staleVersion(await viewLanguage(deps, document, locale, reader));
}

/** Returns rules that words break, the first thirty, each at its field as a JSON pointer. */
export function describeIssues(issues: readonly core.$ZodIssue[], reader: Locale): WordsIssue[] {
  const pointed = issues
    .map(innerIssue)
    .map((issue) => ({ ...issue, path: issue.path.map((key) => escapeKey(String(key))) }));
  return readIssues(pointed).map((issue) => {
    const { code, message } = describeIssue(issue, reader);
    return { path: `/${issue.path.split(".").join("/")}`, code, message };
  });
}

/** A field of several forms, such as a block of text, is judged by the form that it has. */
function innerIssue(issue: core.$ZodIssue): core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const form = issue.errors.find(([first]) => first && first.code !== "invalid_type");
  return form?.[0] ? { ...form[0], path: [...issue.path, ...form[0].path] } : issue;
}
