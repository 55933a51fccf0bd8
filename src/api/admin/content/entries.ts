import { z } from "zod";
import { collectionOfName } from "#content/collections.ts";
import { type Document, readDocumentName } from "#content/document-names.ts";
import { type CollectionName, collectionNames } from "#content/entries/collection-fields.ts";
import {
  documentView,
  entryBody,
  linksView,
  removalBody,
  removedView,
  renamedView,
  slugBody,
} from "#publishing/content-view.ts";
import { addEntry, findLinks, removeEntry, renameEntry } from "#publishing/entries/entries.server.ts";
import { readPublication } from "#publishing/publications/list-publications.server.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { documentParams, findDocument, readerOf, viewDocument } from "./content-params.ts";
import { publishRefusal, slugTaken } from "./publish-refusal.ts";

/** POST .../collections/:collection/entries; GET .../documents/:name/links; POST .../documents/:name/removal and /slug. */
export function entries(api: Api, deps: ApiDeps): void {
  const config = { permission: ["content", "write"] } as const;

  api.post(
    "/admin/content/collections/:collection/entries",
    {
      bodyLimit: bodyLimits.file,
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Add an entry as drafts in the languages in which it is to exist",
        params: z.object({ collection: z.enum(collectionNames) }),
        body: entryBody,
        response: { 201: documentView, ...refusals(400, 401, 403, 404, 409, 413) },
      },
    },
    async ({ params, body, staff, headers }, reply) => {
      const { slug, languages } = body;
      const document = entryOf(params.collection, slug);
      const result = await addEntry(deps, staff.actor, { document: document.name, languages });
      if (!result.ok && result.code === "slug_taken") throw slugTaken();
      if (!result.ok) throw new Problem(400, "invalid_request", { issues: [issueAt(`languages.${result.locale}`)] });
      return reply.code(201).send({ data: await viewDocument(deps, document, readerOf(headers)) });
    },
  );

  api.get(
    "/admin/content/documents/:name/links",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "The published texts that have a link to an entry",
        params: documentParams,
        response: { 200: linksView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }) => {
      const { collection, slug } = findEntry(params.name);
      return { data: await findLinks(collection, slug) };
    },
  );

  api.post(
    "/admin/content/documents/:name/removal",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Remove an entry in some of its languages, as a publication that can be withdrawn",
        params: documentParams,
        body: removalBody,
        response: { 200: removedView, ...refusals(400, 401, 403, 404, 409, 422) },
      },
    },
    async ({ params, body, staff, headers }) => {
      const document = findEntry(params.name);
      const removal = { document: document.name, languages: body.languages };
      const result = await removeEntry(deps.publishing, staff.actor, removal);
      if (!result.ok) throw await publishRefusal(deps, result, readerOf(headers));
      return { data: { publication: result.id ? (await readPublication(deps.db, result.id))! : null } };
    },
  );

  api.post(
    "/admin/content/documents/:name/slug",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Rename an entry in all its languages; its old address leads to the new one",
        params: documentParams,
        body: slugBody,
        response: { 200: renamedView, ...refusals(400, 401, 403, 404, 409, 422) },
      },
    },
    async ({ params, body, staff, headers }) => {
      const document = findEntry(params.name);
      const { slug } = entryOf(document.collection, body.slug);
      const result = await renameEntry(deps.publishing, staff.actor, { document: document.name, slug });
      if (!result.ok) throw await publishRefusal(deps, result, readerOf(headers));
      const publication = result.id ? (await readPublication(deps.db, result.id))! : null;
      return { data: { name: result.document, publication } };
    },
  );
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
