import { collectionOf } from "../collections.ts";
import { pointerOf } from "../compare-words.ts";
import type { SetName } from "../sets.ts";

/**
 * Returns the document that a place in the words of a whole set belongs to, and the place in it as a JSON pointer: an
 * entry of a collection is a document of its own.
 */
export function placeOfText(
  set: SetName,
  keys: readonly PropertyKey[],
  words: unknown,
): { document: string; path: string } {
  const collection = collectionOf(set);
  const [list, index, ...rest] = keys;
  if (!collection || collection.list !== list || typeof index !== "number")
    return { document: set, path: pointerOf(keys) };
  const entry = (words as Record<string, Record<string, unknown>[]>)[collection.list]![index]!;
  return { document: `${collection.name}:${entry[collection.id]}`, path: pointerOf(rest) };
}
