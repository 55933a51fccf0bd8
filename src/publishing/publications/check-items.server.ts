import type { core } from "zod";
import { checkWords } from "#content/check-words.server.ts";
import { documentOf, editableSets, readDocumentName } from "#content/document-names.ts";
import { namesFact } from "#content/fill-facts.ts";
import { type Facts, facts as factsSchema } from "#content/kinds/shared/facts.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { setLocales } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";

export interface CheckedItem {
  document: string;
  locale: Locale;
  /** Null removes an entry. */
  words: Words | null;
}

export interface ItemIssue {
  document: string;
  locale: Locale;
  issue: core.$ZodIssue;
}

/**
 * Returns what prevents words from being published together: their own rules, and, where facts change, the rules of every
 * text that names a fact.
 */
export function checkItems(items: readonly CheckedItem[], checkLogo: Publishing["checkLogo"] = () => []): ItemIssue[] {
  return items.flatMap(({ document, locale, words }) => {
    if (words === null) return [];
    const facts = factsFor(items, locale);
    const found = checkWords(documentOf(document), locale, words, facts);
    const all = found.length > 0 ? found : checkLogo(document, words);
    const issues = all.map((issue) => ({ document, locale, issue }));
    if (document !== "facts" || issues.length > 0) return issues;
    return checkTextsWithFacts(locale, facts!, new Set(items.map(({ document }) => document)));
  });
}

/** Returns the facts of a publication that changes them; undefined for those that are published. */
function factsFor(items: readonly CheckedItem[], locale: Locale): Facts | undefined {
  const changed = items.find((item) => item.document === "facts" && item.locale === locale);
  const parsed = changed && factsSchema.safeParse(changed.words);
  return parsed?.success ? parsed.data : undefined;
}

function checkTextsWithFacts(locale: Locale, facts: Facts, published: ReadonlySet<string>): ItemIssue[] {
  return editableSets
    .filter((set) => setLocales(set).includes(locale) && !published.has(set))
    .flatMap((set) => {
      const document = readDocumentName(set)!;
      const words = readPublishedDocument(document, locale);
      if (!namesFact(words)) return [];
      return checkWords(document, locale, words, facts).map((issue) => ({ document: set, locale, issue }));
    });
}
