import type { Locale } from "#text/locales.ts";
import { composeSet } from "./compose-set.ts";
import type { Document } from "./document-names.ts";
import { publishedWords, readShipped } from "./read-set.server.ts";
import type { SetName } from "./sets.ts";
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

/** Returns the published words of a whole set with its entries, with the names of facts in them. */
export const readPublishedSet = (locale: Locale, set: SetName): unknown =>
  composeSet(locale, set, readShipped(locale, set), [publishedWords()]);
