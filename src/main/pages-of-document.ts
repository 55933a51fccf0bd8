import type { Document } from "#content/document-names.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import { pageTable } from "#site/page-table.ts";

/** Returns the pages of a document, that of an entry first, also before it is published; shared texts have none. */
export function pagesOfDocument(document: Document): string[] {
  const fixed = pageTable.filter(
    (row) => row.set === document.set && !row.status && !row.collection && row.kind !== "letter",
  );
  if (document.kind === "set") return fixed.map(({ path }) => path);
  const hasPage = pageTable.some(({ collection }) => collection === document.collection);
  const own = hasPage ? [entryPath(document.collection, document.slug)] : [];
  return [
    ...own,
    ...fixed.filter(({ about }) => about === undefined || about === document.slug).map(({ path }) => path),
  ];
}
