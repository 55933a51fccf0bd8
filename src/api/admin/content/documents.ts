import { documentsView, documentView } from "#publishing/content-view.ts";
import { listDocuments } from "#publishing/documents/list-documents.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { documentParams, findDocument, readerOf, viewDocument } from "./content-params.ts";

/** GET /admin/content/documents and /admin/content/documents/:name. */
export function documents(api: Api, deps: ApiDeps): void {
  const config = { permission: ["content", "read"] } as const;

  api.get(
    "/admin/content/documents",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Every text of the site with the state of its languages",
        response: { 200: documentsView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => ({ data: await listDocuments(deps.db, deps.pagesOfDocument) }),
  );

  api.get(
    "/admin/content/documents/:name",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "One text in both languages, with the JSON Schema of its form",
        params: documentParams,
        response: { 200: documentView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, headers }) => ({ data: await viewDocument(deps, findDocument(params.name), readerOf(headers)) }),
  );
}
