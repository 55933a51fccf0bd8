import { collectionOf } from "#content/collections.ts";
import { editableSets } from "#content/document-names.ts";
import { findPictures } from "#content/find-pictures.ts";
import { readShipped } from "#content/read-set.server.ts";
import { type SetName, setLocales } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";
import type { PictureUse } from "../media-contract.ts";

/** The words of one document in one language: as shipped, as published over that, or as somebody is writing them. */
export interface WordsInUse {
  document: string;
  locale: Locale;
  layer: PictureUse["layer"];
  words: unknown;
}

/** Reads all words in which a picture may stand, drafts included. */
export type AllWords = () => AsyncIterable<WordsInUse>;

/** Returns where each picture is used, by its id; pictures without any use are absent. */
export async function findUses(allWords: AllWords): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for await (const { document, locale, layer, words } of allWords())
    for (const { path, reference } of findPictures(words)) {
      const id = reference.slice("media:".length);
      const known = uses.get(id) ?? [];
      uses.set(id, known);
      known.push({ document, locale, layer, path });
    }
  return uses;
}

let known: WordsInUse[] | undefined;

/** Returns the documents that ship with the code and have pictures; they change with a release only. */
export function shippedWithPictures(): readonly WordsInUse[] {
  known ??= editableSets
    .flatMap((set) => setLocales(set).flatMap((locale) => documentsOf(set, locale)))
    .filter(({ words }) => findPictures(words).length > 0);
  return known;
}

/** Returns a set as documents: the entries of a collection are documents of their own. */
function documentsOf(set: SetName, locale: Locale): WordsInUse[] {
  const words = readShipped(locale, set) as Record<string, unknown>;
  const collection = collectionOf(set);
  const asDocument = (document: string, words: unknown) => ({ document, locale, layer: "shipped" as const, words });
  if (!collection) return [asDocument(set, words)];
  const { list, id, name } = collection;
  const { [list]: entries, ...others } = words;
  return [
    asDocument(set, others),
    ...(entries as Record<string, unknown>[]).map((entry) => asDocument(`${name}:${entry[id]}`, entry)),
  ];
}
