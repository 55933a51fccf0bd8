import { findPictures } from "#content/find-pictures.ts";
import type { Locale } from "#text/locales.ts";
import type { PictureUse } from "../media-view.ts";

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
