import { collections } from "#content/collections.ts";
import { type Document, documentOf, editableSets, readDocumentName } from "#content/document-names.ts";
import { collectionNames } from "#content/entries/collection-fields.ts";
import { factsIn } from "#content/fill-facts.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { publishedWords, readSet } from "#content/read-set.server.ts";
import { setLocales } from "#content/sets.ts";
import { shippedSlugs } from "#content/shipped-words.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { DocumentRow, FactRow } from "../content-view.ts";
import { documentTitle } from "./document-title.server.ts";

/** Where the words of a document are shown. */
export type FindPages = (document: Document) => string[];

export type StateRow = Awaited<ReturnType<typeof readStates>>[number];

/** Returns every document with the state of each of its languages: sets first, then entries. */
export async function listDocuments(db: Database, pagesOf: FindPages): Promise<DocumentRow[]> {
  const states = new Map<string, StateRow>();
  for (const state of await readStates(db)) states.set(`${state.locale}/${state.document}`, state);
  const names = new Set([
    ...editableSets,
    ...entryDocuments(),
    ...[...states.values()].map(({ document }) => document),
  ]);
  const documents = [...names].flatMap((name) => readDocumentName(name) ?? []);
  const titles = await readHiddenTitles(db, documents);
  return documents.map((document) =>
    describeDocument(document, pagesOf, (locale) => states.get(`${locale}/${document.name}`), titles),
  );
}

/** Reads what entries call themselves that are not visible: new ones by their drafts, removed ones by their last words. */
export async function readHiddenTitles(db: Database, documents: readonly Document[]): Promise<Map<string, string>> {
  const hidden = documents.filter(
    (document) => document.kind === "entry" && !locales.some((locale) => readPublishedDocument(document, locale)),
  );
  const titles = new Map<string, string>();
  // In parts, since a statement has a limited number of parameters.
  for (let start = 0; start < hidden.length; start += 500) {
    const names = hidden.slice(start, start + 500).map(({ name }) => name);
    const rows = await db
      .selectFrom("content_versions")
      .distinctOn("document")
      .select(["document", "words"])
      .where("document", "in", names)
      .where("words", "is not", null)
      .orderBy("document")
      // Indonesian first, as the published ones.
      .orderBy("locale", "desc")
      .orderBy("id", "desc")
      .execute();
    for (const { document, words } of rows) titles.set(document, documentTitle(document, words));
  }
  return titles;
}

/** Returns a document as lists show it. */
export function describeDocument(
  document: Document,
  pagesOf: FindPages,
  stateOf: (locale: Locale) => StateRow | undefined,
  hiddenTitles: ReadonlyMap<string, string>,
): DocumentRow {
  const existing = locales.filter((locale) => document.kind === "entry" || setLocales(document.set).includes(locale));
  const words = existing.map((locale) => readPublishedDocument(document, locale)).find(Boolean);
  return {
    name: document.name,
    collection: document.kind === "entry" ? document.collection : null,
    title: words ? documentTitle(document.name, words) : (hiddenTitles.get(document.name) ?? document.name),
    pages: pagesOf(document),
    languages: Object.fromEntries(
      existing.map((locale) => [locale, describeState(document, locale, stateOf(locale))]),
    ) as DocumentRow["languages"],
  };
}

function describeState(document: Document, locale: Locale, row: StateRow | undefined) {
  const visible = readPublishedDocument(document, locale) !== undefined;
  const settled = !visible ? "absent" : row?.published_id ? "published" : "shipped";
  return {
    state: row?.is_scheduled ? ("scheduled" as const) : row?.draft_id ? ("draft" as const) : (settled as "shipped"),
    version: row?.version ?? 0,
    changed_at: row && row.version > 0 ? row.changed_at.toISOString() : null,
    changed_by: row && row.version > 0 ? row.changed_by : null,
  };
}

/** Reads the states of all documents that were ever changed, or of one. */
export async function readStates(db: Database, name?: string) {
  const rows = await db
    .selectFrom("content_documents")
    .selectAll()
    .$if(name !== undefined, (query) => query.where("document", "=", name!))
    .execute();
  const scheduled = await db
    .selectFrom("content_publications")
    .select("items")
    .where("state", "=", "scheduled")
    .execute();
  const waiting = new Set(scheduled.flatMap(({ items }) => items.map(({ version_id }) => version_id)));
  return rows.map((row) => ({ ...row, is_scheduled: row.draft_id !== null && waiting.has(row.draft_id) }));
}

/** Returns the names of the entries that are shipped or published. */
function entryDocuments(): string[] {
  return collectionNames.flatMap((name) => {
    return setLocales(collections[name].set).flatMap((locale) => {
      const slugs = [...shippedSlugs(name, locale), ...publishedWords().entries(locale, name).keys()];
      return slugs.map((slug) => `${name}:${slug}`);
    });
  });
}

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
