import { z } from "zod";
import { versionRow, versionView } from "#publishing/content-view.ts";
import { listVersions, readVersion } from "#publishing/versions/list-versions.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { findDocument, languageParams } from "./content-params.ts";

/** GET /admin/content/documents/:name/:locale/versions and /admin/content/versions/:id. */
export function versions(api: Api, deps: ApiDeps): void {
  const config = { permission: ["content", "read"] } as const;

  api.get(
    "/admin/content/documents/:name/:locale/versions",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "The versions of a text in one language, the newest first",
        params: languageParams,
        querystring: pageQuery,
        response: { 200: pageOf(versionRow), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, query }) => {
      const { name } = findDocument(params.name, params.locale);
      const { rows, next } = await listVersions(deps.db, { document: name, locale: params.locale }, query);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.get(
    "/admin/content/versions/:id",
    {
      config,
      schema: {
        ...adminSchema("content"),
        summary: "The words of one version",
        params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
        response: { 200: versionView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }) => {
      const data = await readVersion(deps.db, params.id);
      if (!data) throw new Problem(404, "not_found");
      return { data };
    },
  );
}
