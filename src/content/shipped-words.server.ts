import type { Locale } from "#text/locales.ts";
import { collectionOf, collections } from "./collections.ts";
import type { Document } from "./document-names.ts";
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
  if (document.kind === "entry") {
    const { list, id } = collections[document.collection];
    return (words[list] as Item[]).find((item) => item[id] === document.slug);
  }
  const list = collectionOf(document.set)?.list;
  return list ? Object.fromEntries(Object.entries(words).filter(([key]) => key !== list)) : words;
}
