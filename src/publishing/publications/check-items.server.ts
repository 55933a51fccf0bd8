import { sql } from "kysely";
import type { core } from "zod";
import { checkWords } from "#content/check-words.server.ts";
import { documentOf, editableSets, readDocumentName } from "#content/document-names.ts";
import type { CollectionName } from "#content/entries/collection-fields.ts";
import { namesFact } from "#content/fill-facts.ts";
import { findPictures } from "#content/find-pictures.ts";
import { type Facts, facts as factsSchema } from "#content/kinds/shared/facts.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { setLocales } from "#content/sets.ts";
import { shippedSlugs } from "#content/shipped-words.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { createPauses } from "#time/create-pauses.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { Words } from "../tables.server.ts";

/** An entry that will be visible in a language, or not. */
interface EntryChange {
  document: string;
  locale: Locale;
  visible: boolean;
}

/** Returns what words make visible; null removes an entry. */
export const visibilityOf = (items: readonly CheckedItem[]): EntryChange[] =>
  items.map(({ document, locale, words }) => ({ document, locale, visible: words !== null }));

/**
 * Returns whether a change leaves a page without any entry in its list, which no page can show. Two removals at the same
 * time are one after the other, so that they cannot remove the last two.
 */
export async function leavesListEmpty(trx: Trx, changes: readonly EntryChange[]): Promise<boolean> {
  const removals = changes.filter(({ visible }) => !visible);
  if (removals.length === 0) return false;
  await sql`select pg_advisory_xact_lock(hashtext('content_collections'))`.execute(trx);
  for (const { document, locale } of removals) {
    const entry = documentOf(document);
    if (entry.kind !== "entry") continue;
    const visible = await visibleEntries(trx, entry.collection, locale);
    for (const change of changes) {
      if (change.locale !== locale) continue;
      if (change.visible) visible.add(change.document);
      else visible.delete(change.document);
    }
    const ofCollection = [...visible].filter((name) => name.startsWith(`${entry.collection}:`));
    if (ofCollection.length === 0) return true;
  }
  return false;
}

/** Returns the documents of the entries that are visible in a language: shipped or published, and not removed. */
async function visibleEntries(trx: Trx, collection: CollectionName, locale: Locale): Promise<Set<string>> {
  const visible = new Set(shippedSlugs(collection, locale).map((slug) => `${collection}:${slug}`));
  const published = await trx
    .selectFrom("content_documents as document")
    .innerJoin("content_versions as version", "version.id", "document.published_id")
    .select(["document.document", sql<boolean>`version.words is null`.as("removed")])
    .where("document.document", "like", `${collection}:%`)
    .where("document.locale", "=", locale)
    .execute();
  for (const { document, removed } of published) {
    if (removed) visible.delete(document);
    else visible.add(document);
  }
  return visible;
}

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

/** Returns what prevents words from being published together: their own rules first, then those of the pictures they name. */
export async function checkPublication(
  trx: Trx,
  { readPictures, checkLogo }: Pick<Publishing, "readPictures" | "checkLogo">,
  items: readonly CheckedItem[],
): Promise<ItemIssue[]> {
  const issues = await checkItems(items, checkLogo);
  return issues.length > 0 ? issues : checkPictures(trx, readPictures, items);
}

/** A picture is shown once it is described in every language; without that, its place on the page would be empty. */
async function checkPictures(
  trx: Trx,
  readPictures: Publishing["readPictures"],
  items: readonly CheckedItem[],
): Promise<ItemIssue[]> {
  const named = items.flatMap(({ document, locale, words }) =>
    findPictures(words).map((picture) => ({ document, locale, ...picture })),
  );
  if (named.length === 0) return [];
  const pictures = await readPictures(trx, [...new Set(named.map(({ reference }) => reference))]);
  return named.flatMap(({ document, locale, path, reference }) => {
    const described = pictures.get(reference);
    const isComplete = described && Object.values(described).every((text) => text.trim() !== "");
    if (isComplete) return [];
    const message = described ? "picture_not_described" : "unknown_picture";
    const keys = path.slice(1).split("/");
    return [{ document, locale, issue: { code: "custom", path: keys, message, input: reference } }];
  });
}
