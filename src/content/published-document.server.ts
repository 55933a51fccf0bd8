import type { Locale } from "#text/locales.ts";
import type { Document } from "./document-names.ts";
import { publishedWords } from "./read-set.server.ts";
import { shippedWords } from "./shipped-words.server.ts";

type Words = Record<string, unknown>;

/** Returns the words of a document as they are published, with the names of facts in them; undefined where it is absent. */
export function readPublishedDocument(document: Document, locale: Locale): Words | undefined {
  const layer = publishedWords();
  const words =
    document.kind === "entry"
      ? layer.entries(locale, document.collection).get(document.slug)
      : layer.words(locale, document.set);
  if (words === null) return undefined;
  return (words as Words | undefined) ?? shippedWords(document, locale);
}
