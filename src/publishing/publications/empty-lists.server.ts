import { sql } from "kysely";
import { documentOf } from "#content/document-names.ts";
import type { CollectionName } from "#content/entries/collection-fields.ts";
import { shippedSlugs } from "#content/shipped-words.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { CheckedItem } from "./check-items.server.ts";

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
