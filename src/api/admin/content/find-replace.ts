import { findText, replaceInDrafts } from "#publishing/replace/find-replace.server.ts";
import { findBody, findView, replaceBody, replaceView } from "#publishing/replace/replace-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { findDocument } from "./content-params.ts";

/** POST /admin/content/find and /admin/content/replace. */
export function findReplace(api: Api, deps: ApiDeps): void {
  api.post(
    "/admin/content/find",
    {
      config: { permission: ["content", "read"] },
      schema: {
        ...adminSchema("content"),
        summary: "The fields of all texts that have certain words, drafts included",
        body: findBody,
        response: { 200: findView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body }) => ({ data: await findText(deps.db, body) }),
  );

  api.post(
    "/admin/content/replace",
    {
      config: { permission: ["content", "write"] },
      schema: {
        ...adminSchema("content"),
        summary: "Replace words in the named fields, as drafts",
        body: replaceBody,
        response: { 200: replaceView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }) => {
      for (const { document, locale } of body.items) findDocument(document, locale);
      return { data: await replaceInDrafts(deps, staff.actor, body) };
    },
  );
}
