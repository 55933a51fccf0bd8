import { documentOf } from "#content/check-words.server.ts";
import { readShipped } from "#content/read-set.server.ts";
import { setLocales } from "#content/sets.ts";
import { wordsOfDocument } from "#content/shipped-words.server.ts";
import type { Locale } from "#text/locales.ts";
import { digestWords } from "../documents/add-version.server.ts";

interface Shipped {
  words: unknown;
  /** Null where nothing is shipped. */
  digest: string | null;
}

/** Returns a function that reads the shipped words of documents with their hash, and each file once. */
export function shippedReader(): (place: { document: string; locale: Locale }) => Shipped {
  const files = new Map<string, unknown>();
  return ({ document: name, locale }) => {
    const document = documentOf(name);
    if (!setLocales(document.set).includes(locale)) return { words: undefined, digest: null };
    const key = `${locale}/${document.set}`;
    if (!files.has(key)) files.set(key, readShipped(locale, document.set));
    const words = wordsOfDocument(document, files.get(key));
    return { words, digest: words ? digestWords(JSON.stringify(words)) : null };
  };
}
