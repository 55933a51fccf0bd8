import type { FastifyRequest } from "fastify";
import { collectionOfName } from "#content/collections.ts";
import { type Document, readDocumentName } from "#content/document-names.ts";
import { type CollectionName, collectionNames } from "#content/entries/collection-fields.ts";
import { documentContract, factContract } from "#publishing/documents/document-contract.ts";
import { listDocuments, listFacts } from "#publishing/documents/list-documents.server.ts";
import { type DraftResult, discardDraft, restoreVersion, saveDraft } from "#publishing/documents/save-draft.server.ts";
import { addEntry, findLinks, removeEntry, renameEntry } from "#publishing/entries/entries.server.ts";
import { readPublication } from "#publishing/publications/list-publications.server.ts";
import { listVersions, readVersion } from "#publishing/versions/list-versions.server.ts";
import type { Locale } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";
import { serve } from "../../http/serve.ts";
import { findDocument, readerOf, staleDocument, viewDocument, viewLanguage } from "./content-params.ts";
import { publishRefusal, slugTaken } from "./publish-refusal.ts";

/** The words of the site: documents, drafts, entries, versions. */
export function documents(api: Api, deps: ApiDeps): void {
  const { db, publishing } = deps;

  /** Changes a draft, and returns the language of its document as it is then. */
  async function draft(
    { params: { name, locale }, request }: { params: { name: string; locale: Locale }; request: FastifyRequest },
    change: (place: { document: string; locale: Locale }) => Promise<DraftResult | { ok: false; code: "not_found" }>,
  ) {
    const document = findDocument(name, locale);
    const reader = readerOf(request.headers);
    const result = await change({ document: name, locale });
    if (result.ok) return viewLanguage(deps, document, locale, reader);
    if (result.code === "stale_version") throw await staleDocument(deps, document, locale, reader);
    if (result.code === "not_found") throw new Problem(404, "not_found");
    throw new Problem(400, "invalid_request", { issues: [issueAt("words")] });
  }

  serve(api, documentContract(collectionNames), {
    list: () => listDocuments(db, deps.pagesOfDocument),
    read: ({ params, request }) => viewDocument(deps, findDocument(params.name), readerOf(request.headers)),
    saveDraft: (received) =>
      draft(received, (place) => saveDraft(deps, received.staff.actor, { ...place, ...received.body })),
    discardDraft: (received) =>
      draft(received, (place) => discardDraft(deps, received.staff.actor, { ...place, ...received.query })),
    restore: (received) =>
      draft(received, (place) => restoreVersion(deps, received.staff.actor, { ...place, ...received.body })),
    addEntry: async ({ params, body: { slug, languages }, staff, request }) => {
      const document = entryOf(params.collection, slug);
      const result = await addEntry(deps, staff.actor, { document: document.name, languages });
      if (!result.ok && result.code === "slug_taken") throw slugTaken();
      if (!result.ok) throw new Problem(400, "invalid_request", { issues: [issueAt(`languages.${result.locale}`)] });
      return viewDocument(deps, document, readerOf(request.headers));
    },
    links: async ({ params }) => {
      const { collection, slug } = findEntry(params.name);
      return findLinks(collection, slug);
    },
    removeEntry: async ({ params, body, staff, request }) => {
      const removal = { document: findEntry(params.name).name, languages: body.languages };
      const result = await removeEntry(publishing, staff.actor, removal);
      if (!result.ok) throw await publishRefusal(deps, result, readerOf(request.headers));
      return { publication: result.id ? (await readPublication(db, result.id))! : null };
    },
    renameEntry: async ({ params, body, staff, request }) => {
      const document = findEntry(params.name);
      const { slug } = entryOf(document.collection, body.slug);
      const result = await renameEntry(publishing, staff.actor, { document: document.name, slug });
      if (!result.ok) throw await publishRefusal(deps, result, readerOf(request.headers));
      return { name: result.document, publication: result.id ? (await readPublication(db, result.id))! : null };
    },
    versions: ({ params, query }) => {
      const { name } = findDocument(params.name, params.locale);
      return listVersions(db, { document: name, locale: params.locale }, query);
    },
    version: ({ params }) => readVersion(db, params.id),
  });
}

/** The facts that only the owner knows. */
export function facts(api: Api, deps: ApiDeps): void {
  serve(api, factContract, { list: () => listFacts(deps.db, deps.pagesOfDocument) });
}

type EntryDocument = Document & { kind: "entry" };

function findEntry(name: string): EntryDocument {
  const document = findDocument(name);
  if (document.kind !== "entry") throw new Problem(404, "not_found");
  return document;
}

/**
 * Returns the document of a name that an editor chose.
 * @throws Problem 400 at the field when no address can have it, 409 when something else is at its address
 */
function entryOf(collection: CollectionName, slug: string): EntryDocument {
  const document = readDocumentName(`${collection}:${slug}`);
  if (document?.kind === "entry") return document;
  if (isReserved(collection, slug)) throw slugTaken();
  throw new Problem(400, "invalid_request", { issues: [issueAt("slug", "invalid_format")] });
}

const isReserved = (collection: CollectionName, slug: string) =>
  collectionOfName(collection).reserved?.includes(slug) ?? false;

const issueAt = (path: string, code = "invalid") => ({ path, code });
