import { collections } from "#content/collections.ts";
import { documentOf } from "#content/document-names.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { Words } from "../tables.server.ts";
import { readVersionWords } from "../versions/version-words.server.ts";
import type { LockedDocument } from "../words-state.server.ts";

/** Returns an entry in every language. */
export const inEachLanguage = (document: string): { document: string; locale: Locale }[] =>
  locales.map((locale) => ({ document, locale }));

/** Reads the words of a locked entry that are visible; null where it does not exist in this language. */
export async function readVisible(trx: Trx, { document, locale, published_id }: LockedDocument): Promise<Words | null> {
  if (published_id === null) return shippedWords(documentOf(document), locale) ?? null;
  return readVersionWords(trx, published_id);
}

/** Returns words with the name of an entry in its own field. */
export function withName(document: string, words: Words): Words {
  const entry = documentOf(document);
  if (entry.kind !== "entry") throw new Error(`${document} is no entry of a collection`);
  return { ...words, [collections[entry.collection].id]: entry.slug };
}

/** Returns whether there is an entry of this name, visible or as a draft. */
export async function isTaken(trx: Trx, rows: readonly LockedDocument[]): Promise<boolean> {
  for (const row of rows) if (row.draft_id !== null || (await readVisible(trx, row))) return true;
  return false;
}
