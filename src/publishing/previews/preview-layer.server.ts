import { readDocumentName, schemaOf } from "#content/document-names.ts";
import { completeWords } from "#content/merge/complete-words.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { createWordLayer, type WordLayer } from "#content/word-layer.ts";
import type { Preview } from "../tables.server.ts";

/** Returns the drafts of a preview as a layer of words; what a draft lacks is what is published. */
export function layerOf({ documents }: Pick<Preview, "documents">): WordLayer {
  return createWordLayer(
    documents.map(({ name, locale, words }) => {
      const document = readDocumentName(name)!;
      // What was removed from whole words stays removed.
      const isWhole = schemaOf(document).safeParse(words).success;
      const shown = isWhole ? words : completeWords(words, readPublishedDocument(document, locale));
      return { document: name, locale, words: shown };
    }),
  );
}
