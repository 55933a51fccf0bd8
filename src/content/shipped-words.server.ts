import type { Locale } from "#text/locales.ts";
import { collectionOf, collections } from "./collections.ts";
import type { Document } from "./document-names.ts";
import type { CollectionName } from "./entries/collection-fields.ts";
import { readShipped } from "./read-set.server.ts";
import { setLocales } from "./sets.ts";

type Item = Record<string, unknown>;

/** Returns the words of a document as they were shipped; undefined where nothing was. */
export function shippedWords(document: Document, locale: Locale): Item | undefined {
  if (!setLocales(document.set).includes(locale)) return undefined;
  return wordsOfDocument(document, readShipped(locale, document.set));
}

/** Returns the words of a document among those of its whole set; undefined where an entry is not in its list. */
export function wordsOfDocument(document: Document, setWords: unknown): Item | undefined {
  const words = setWords as Item;
  if (document.kind === "entry")
    return entriesOf(document.collection, words).find(({ slug }) => slug === document.slug)?.words;
  const list = collectionOf(document.set)?.list;
  return list ? Object.fromEntries(Object.entries(words).filter(([key]) => key !== list)) : words;
}

/** Returns the entries of a collection among the words of its set, in their order. */
export function entriesOf(collection: CollectionName, setWords: unknown): { slug: string; words: Item }[] {
  const { list, id } = collections[collection];
  return ((setWords as Item)[list] as Item[]).map((words) => ({ slug: String(words[id]), words }));
}

/** Returns the names of the entries that were shipped in a language. */
export function shippedSlugs(collection: CollectionName, locale: Locale): string[] {
  const { set } = collections[collection];
  if (!setLocales(set).includes(locale)) return [];
  return entriesOf(collection, readShipped(locale, set)).map(({ slug }) => slug);
}
