import type { core } from "zod";
import { checkWords } from "#content/check-words.server.ts";
import { documentOf, editableSets, readDocumentName } from "#content/document-names.ts";
import { namesFact } from "#content/fill-facts.ts";
import { type Facts, facts as factsSchema } from "#content/kinds/shared/facts.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { setLocales } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";
import { createPauses } from "#time/create-pauses.server.ts";
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
 * text that names a fact. Pages are served in between.
 */
export async function checkItems(
  items: readonly CheckedItem[],
  checkLogo: Publishing["checkLogo"] = () => [],
): Promise<ItemIssue[]> {
  const pauses = createPauses();
  const facts = { id: factsFor(items, "id"), en: factsFor(items, "en") };
  const issues: ItemIssue[] = [];
  for (const { document, locale, words } of items) {
    if (words === null) continue;
    const found = checkWords(documentOf(document), locale, words, facts[locale]);
    const own = found.length > 0 ? found : checkLogo(document, words);
    for (const issue of own) issues.push({ document, locale, issue });
    if (document === "facts" && own.length === 0)
      issues.push(...(await checkTextsWithFacts(locale, facts[locale]!, new Set(items.map(nameOf)), pauses)));
    if (pauses.isDue()) await pauses.pause();
  }
  return issues;
}

const nameOf = ({ document }: CheckedItem) => document;

/** Returns the facts of a publication that changes them; undefined for those that are published. */
function factsFor(items: readonly CheckedItem[], locale: Locale): Facts | undefined {
  const changed = items.find((item) => item.document === "facts" && item.locale === locale);
  const parsed = changed && factsSchema.safeParse(changed.words);
  return parsed?.success ? parsed.data : undefined;
}

async function checkTextsWithFacts(
  locale: Locale,
  facts: Facts,
  published: ReadonlySet<string>,
  pauses: ReturnType<typeof createPauses>,
): Promise<ItemIssue[]> {
  const issues: ItemIssue[] = [];
  for (const set of editableSets) {
    if (!setLocales(set).includes(locale) || published.has(set)) continue;
    const document = readDocumentName(set)!;
    const words = readPublishedDocument(document, locale);
    if (!namesFact(words)) continue;
    for (const issue of checkWords(document, locale, words, facts)) issues.push({ document: set, locale, issue });
    if (pauses.isDue()) await pauses.pause();
  }
  return issues;
}
