import type { Locale } from "#text/locales.ts";
import { composeSet } from "./compose-set.ts";
import type { Document } from "./document-names.ts";
import { publishedWords, readShipped } from "./read-set.server.ts";
import type { SetName } from "./sets.ts";
import { shippedWords } from "./shipped-words.server.ts";
import type { WordLayer } from "./word-layer.ts";

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

/** Rules read each set many times, and sorting its thousands of entries takes long. */
const composed = new WeakMap<WordLayer, Map<string, { shipped: unknown; words: unknown }>>();

/** Returns the published words of a whole set with its entries, with the names of facts in them. */
export function readPublishedSet(locale: Locale, set: SetName): unknown {
  const layer = publishedWords();
  const ofLayer = composed.get(layer) ?? new Map();
  composed.set(layer, ofLayer);
  const [key, shipped] = [`${locale}/${set}`, readShipped(locale, set)];
  const known = ofLayer.get(key);
  if (known?.shipped === shipped) return known.words;
  const words = composeSet(locale, set, shipped, [layer]);
  ofLayer.set(key, { shipped, words });
  return words;
}
