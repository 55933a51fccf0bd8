import { z } from "zod";
import { collectionNames } from "#content/collections.ts";
import { type Document, readDocumentName } from "#content/document-names.ts";
import { documentView, entryBody, publicationView, renamedView, slugBody } from "#publishing/content-view.ts";
import { addEntry } from "#publishing/entries/add-entry.server.ts";
import { removeEntry } from "#publishing/entries/remove-entry.server.ts";
import { renameEntry } from "#publishing/entries/rename-entry.server.ts";
import { readPublication } from "#publishing/publications/list-publications.server.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { documentParams, findDocument, languageParams, readerOf, viewDocument } from "./content-params.ts";
import { publishRefusal } from "./publish-refusal.ts";

/** POST .../collections/:collection/entries; DELETE .../documents/:name/:locale; POST .../documents/:name/slug. */
export function entries(api: Api, deps: ApiDeps): void {
  const config = { permission: ["content", "write"] } as const;

  api.post(
    "/admin/content/collections/:collection/entries",
    {
      bodyLimit: bodyLimits.file,
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Add an entry as a draft in one language",
        params: z.object({ collection: z.enum(collectionNames) }),
        body: entryBody,
        response: { 201: documentView, ...refusals(400, 401, 403, 404, 409, 413) },
      },
    },
    async ({ params, body, staff, headers }, reply) => {
      const { slug, locale, words } = body;
      const document = entryOf(params.collection, slug);
      const result = await addEntry(deps, staff.actor, { document: document.name, locale, words });
      if (!result.ok && result.code === "slug_taken") throw new Problem(409, "slug_taken");
      if (!result.ok) throw new Problem(400, "invalid_request", { issues: [{ path: "words", code: "invalid" }] });
      return reply.code(201).send({ data: await viewDocument(deps, document, readerOf(headers)) });
    },
  );

  api.delete(
    "/admin/content/documents/:name/:locale",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Remove an entry in one language, as a publication that can be withdrawn",
        params: languageParams,
        querystring: z.object({ version: z.coerce.number().int().optional() }),
        response: { 200: publicationView, ...refusals(400, 401, 403, 404, 409, 422) },
      },
    },
    async ({ params, query, staff, headers }) => {
      const document = findEntry(params.name);
      const removal = { document: document.name, locale: params.locale, version: query.version };
      const result = await removeEntry(deps.publishing, staff.actor, removal);
      if (!result.ok) throw await publishRefusal(deps, result, readerOf(headers));
      return { data: (await readPublication(deps.db, result.id))! };
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
 * @throws Problem 400 at the field when no address can have it
 */
function entryOf(collection: string, slug: string): EntryDocument {
  const document = readDocumentName(`${collection}:${slug}`);
  if (document?.kind !== "entry")
    throw new Problem(400, "invalid_request", { issues: [{ path: "slug", code: "invalid_format" }] });
  return document;
}
