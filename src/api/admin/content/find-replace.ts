import type { core } from "zod";
import { findText } from "#publishing/replace/find-text.server.ts";
import { replaceInDrafts, undoReplacement } from "#publishing/replace/replace-in-drafts.server.ts";
import { findBody, findView, replaceBody, replaceView, undoBody, undoView } from "#publishing/replace/replace-view.ts";
import type { Locale } from "#text/locales.ts";
import { bodyLimits } from "../../http/bodies.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { describeIssues, findDocument, readerOf } from "./content-params.ts";

/** POST /admin/content/find, /admin/content/replace and /admin/content/replace/undo. */
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
    async ({ body, headers }) => {
      const { matches, more } = await findText(deps.db, body);
      const described = matches.map(({ issue, ...match }) => ({
        ...match,
        problem: describe(issue, readerOf(headers)),
      }));
      return { data: { matches: described, more } };
    },
  );

  api.post(
    "/admin/content/replace",
    {
      bodyLimit: bodyLimits.file,
      config: { permission: ["content", "write"] },
      schema: {
        ...adminSchema("content"),
        summary: "Replace words in the named fields, as drafts",
        body: replaceBody,
        response: { 200: replaceView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff, headers }) => {
      for (const { document, locale } of body.items) findDocument(document, locale);
      const { drafts, refused } = await replaceInDrafts(deps, staff.actor, body);
      const described = refused.map(({ issue, ...field }) => ({
        ...field,
        message: describe(issue, readerOf(headers)),
      }));
      return { data: { drafts, refused: described } };
    },
  );

  api.post(
    "/admin/content/replace/undo",
    {
      bodyLimit: bodyLimits.file,
      config: { permission: ["content", "write"] },
      schema: {
        ...adminSchema("content"),
        summary: "Make the drafts of a replacement what they were before it",
        body: undoBody,
        response: { 200: undoView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ body, staff }) => {
      for (const { document, locale } of body.items) findDocument(document, locale);
      return { data: await undoReplacement(deps, staff.actor, body.items) };
    },
  );
}

const describe = (issue: core.$ZodIssue | undefined, reader: Locale): string | null =>
  issue ? (describeIssues([issue], reader)[0]?.message ?? null) : null;
