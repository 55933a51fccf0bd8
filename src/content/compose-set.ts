import type { Locale } from "#text/locales.ts";
import { collectionOf } from "./collections.ts";
import { sortEntries } from "./entries/sort-entries.ts";
import type { SetName } from "./sets.ts";
import type { WordLayer } from "./word-layer.ts";

type Item = Record<string, unknown>;

/** Returns the words of a set: the shipped ones with the layers above them, the last one on top. */
export function composeSet(locale: Locale, set: SetName, shipped: unknown, layers: readonly WordLayer[]): unknown {
  const words = layers.reduce((below, layer) => layer.words(locale, set) ?? below, shipped);
  const collection = collectionOf(set);
  if (!collection) return words;
  const { name, list, id, order } = collection;
  const entries = new Map((shipped as Record<string, Item[]>)[list]!.map((item) => [String(item[id]), item]));
  const shippedSlugs = [...entries.keys()];
  for (const layer of layers)
    for (const [slug, entry] of layer.entries(locale, name)) {
      if (entry === null) entries.delete(slug);
      else entries.set(slug, entry as Item);
    }
  return { ...(words as object), [list]: sortEntries(entries, shippedSlugs, order) };
}
