import type { core } from "zod";
import { findText } from "#publishing/replace/find-text.server.ts";
import { replaceContract } from "#publishing/replace/replace-contract.ts";
import { replaceInDrafts, undoReplacement } from "#publishing/replace/replace-in-drafts.server.ts";
import type { Locale } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { serve } from "../../http/serve.ts";
import { describeIssues, findDocument, readerOf } from "./content-params.ts";

/** Words in all texts, found and replaced. */
export function findReplace(api: Api, deps: ApiDeps): void {
  serve(api, replaceContract, {
    find: async ({ body, request }) => {
      const { matches, more } = await findText(deps.db, body);
      const reader = readerOf(request.headers);
      return { matches: matches.map(({ issue, ...match }) => ({ ...match, problem: describe(issue, reader) })), more };
    },
    replace: async ({ body, staff, request }) => {
      for (const { document, locale } of body.items) findDocument(document, locale);
      const { drafts, refused } = await replaceInDrafts(deps, staff.actor, body);
      const reader = readerOf(request.headers);
      return {
        drafts,
        refused: refused.map(({ issue, ...field }) => ({ ...field, message: describe(issue, reader) })),
      };
    },
    undo: async ({ body, staff }) => {
      for (const { document, locale } of body.items) findDocument(document, locale);
      return undoReplacement(deps, staff.actor, body.items);
    },
  });
}

const describe = (issue: core.$ZodIssue | undefined, reader: Locale): string | null =>
  issue ? (describeIssues([issue], reader)[0]?.message ?? null) : null;
