import { documentOf } from "#content/document-names.ts";
import { factsIn } from "#content/fill-facts.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { locales } from "#text/locales.ts";
import type { DocumentRow, FactRow } from "../content-view.ts";
import { type FindPages, listDocuments } from "./list-documents.server.ts";

/** Returns the facts as they are published, samples first, with the published texts that name them. */
export async function listFacts(db: Database, pagesOf: FindPages): Promise<FactRow[]> {
  const documents = await listDocuments(db, pagesOf);
  const naming = new Map<string, DocumentRow[]>();
  for (const document of documents)
    for (const key of factsOf(document.name)) naming.set(key, [...(naming.get(key) ?? []), document]);
  const [id, en] = [readSet("id", "facts"), readSet("en", "facts")];
  return Object.entries(id)
    .map(
      ([key, { value, sample }]): FactRow => ({
        key,
        values: { id: value, en: en[key]?.value ?? value },
        sample: sample || en[key]?.sample === true,
        documents: (naming.get(key) ?? []).map(({ name, title, pages }) => ({ name, title, pages })),
      }),
    )
    .toSorted((a, b) => Number(b.sample) - Number(a.sample));
}

/** Returns the facts that a published text names in any language. */
function factsOf(document: string): Set<string> {
  const words = locales.map((locale) => readPublishedDocument(documentOf(document), locale));
  return new Set(factsIn(JSON.stringify(words)));
}
