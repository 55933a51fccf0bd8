import { previewBody, previewView } from "#publishing/content-view.ts";
import { storePreview } from "#publishing/previews/store-preview.server.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { findDocument } from "./content-params.ts";

const day = 24 * 60 * 60 * 1000;

/** POST /admin/content/previews. */
export function previews(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/content/previews",
    {
      bodyLimit: bodyLimits.file,
      config: { permission: ["content", "write"] },
      schema: {
        ...adminSchema("content"),
        summary: "A page with words that are not published, at an address that expires",
        body: previewBody,
        response: { 200: previewView, ...refusals(400, 401, 403, 404, 409, 413) },
      },
    },
    async ({ body, staff }) => {
      const { id, path, edition, theme, documents, days } = body;
      const edited = documents.map(({ name, locale }) => findDocument(name, locale));
      const isPage = deps.isPage?.(path) || edited.some((document) => deps.pagesOfDocument(document).includes(path));
      if (!isPage) throw new Problem(404, "not_found");
      const locale = body.locale ?? documents[0]?.locale ?? staff.user.locale;
      const expires_at = new Date(deps.now().getTime() + days * day);
      const preview = { path, locale, edition, theme: theme ?? null, documents };
      const token = await storePreview(deps.db, { id, preview, by: staff.user.id, expires_at });
      return { data: { id: token, url: `/preview/${token}`, expires_at: expires_at.toISOString() } };
    },
  );
}
