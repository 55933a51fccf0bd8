import { z } from "zod";
import { draftBody, draftView, restoreBody } from "#publishing/content-view.ts";
import { type DraftResult, discardDraft, restoreVersion, saveDraft } from "#publishing/documents/save-draft.server.ts";
import type { Locale } from "#text/locales.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { findDocument, languageParams, readerOf, staleDocument, viewLanguage } from "./content-params.ts";

type Params = z.infer<typeof languageParams>;
type Result = DraftResult | { ok: false; code: "not_found" };

/** PUT and DELETE /admin/content/documents/:name/:locale/draft, POST .../restore. */
export function documentDraft(api: Api, deps: ApiDeps): void {
  const config = { permission: ["content", "write"] } as const;
  const response = { 200: draftView, ...refusals(400, 401, 403, 404, 409, 413) };

  async function reply({ name, locale }: Params, reader: Locale, change: () => Promise<Result>) {
    const document = findDocument(name, locale);
    const result = await change();
    if (result.ok) return { data: await viewLanguage(deps, document, locale, reader) };
    if (result.code === "stale_version") throw await staleDocument(deps, document, locale, reader);
    if (result.code === "not_found") throw new Problem(404, "not_found");
    throw new Problem(400, "invalid_request", { issues: [{ path: "words", code: "invalid" }] });
  }

  api.put(
    "/admin/content/documents/:name/:locale/draft",
    {
      bodyLimit: bodyLimits.file,
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Save words as a draft; they may be incomplete",
        params: languageParams,
        body: draftBody,
        response,
      },
    },
    async ({ params, body, staff, headers }) =>
      reply(params, readerOf(headers), () =>
        saveDraft(deps, staff.actor, { document: params.name, locale: params.locale, ...body }),
      ),
  );

  api.delete(
    "/admin/content/documents/:name/:locale/draft",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Discard the draft; its versions remain in the history",
        params: languageParams,
        querystring: z.object({ version: z.coerce.number().int() }),
        response,
      },
    },
    async ({ params, query, staff, headers }) =>
      reply(params, readerOf(headers), () =>
        discardDraft(deps, staff.actor, { document: params.name, locale: params.locale, version: query.version }),
      ),
  );

  api.post(
    "/admin/content/documents/:name/:locale/restore",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "Make the words of an earlier version the draft",
        params: languageParams,
        body: restoreBody,
        response,
      },
    },
    async ({ params, body, staff, headers }) =>
      reply(params, readerOf(headers), () =>
        restoreVersion(deps, staff.actor, { document: params.name, locale: params.locale, ...body }),
      ),
  );
}
