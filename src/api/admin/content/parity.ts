import type { core } from "zod";
import { pointerOf } from "#content/compare-words.ts";
import { readPageViews } from "#insight/page-views.server.ts";
import { type ParityKind, type ParityProblem, parityContract } from "#publishing/parity/parity-contract.ts";
import { readDraftIssues, readParity } from "#publishing/parity/read-parity.server.ts";
import type { Locale } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { serve } from "../../http/serve.ts";
import { describeIssues, readerOf } from "./content-params.ts";

/** What is to be done in the words of each language. */
export function parity(api: Api, deps: ApiDeps): void {
  serve(api, parityContract, {
    read: async ({ request }) => {
      const views = await readPageViews(deps.db, deps.now());
      const drafts = await readDraftProblems(deps, readerOf(request.headers));
      return readParity(deps.db, deps.pagesOfDocument, views, drafts);
    },
  });
}

/** Issues of these codes are work of a kind of its own. */
const kinds: Record<string, ParityKind> = {
  required: "missing",
  too_short: "length",
  too_long: "length",
  leads_nowhere: "links",
};

/** Returns what prevents drafts from being published, by document, in the language of the reader. */
async function readDraftProblems({ db }: ApiDeps, reader: Locale): Promise<Map<string, ParityProblem[]>> {
  const problems = new Map<string, ParityProblem[]>();
  for (const { document, locale, issues } of await readDraftIssues(db)) {
    const empty = new Set(issues.filter(isEmpty).map(({ path }) => pointerOf(path)));
    const own = describeIssues(issues, reader).map(({ path, code, message }): ParityProblem => {
      const kind = empty.has(path) ? "missing" : (kinds[code] ?? "other");
      return { kind, code: "draft", values: {}, locale, path, message, since: null, by: null };
    });
    problems.set(document, [...(problems.get(document) ?? []), ...own]);
  }
  return problems;
}

/** Returns whether a text that must not be empty is. */
const isEmpty = (issue: core.$ZodIssue) =>
  issue.code === "too_small" && issue.origin === "string" && Number(issue.minimum) === 1;
