import type { Document } from "#content/document-names.ts";
import { articlePath } from "./page-rows.server.ts";
import { pageTable } from "./page-table.ts";

/** Returns the pages of a document, that of an article first, also before it is published; shared texts have none. */
export function pagesOfDocument(document: Document): string[] {
  const fixed = pageTable.filter((row) => row.set === document.set && !row.status && row.kind !== "resource");
  const own = document.kind === "entry" && document.collection === "resources" ? [articlePath(document.slug)] : [];
  const shown = fixed.filter(({ about }) => document.kind === "set" || about === undefined || about === document.slug);
  return [...own, ...shown.map(({ path }) => path)];
}
