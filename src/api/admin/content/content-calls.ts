import { missedSearchContract } from "#desk/missed-search-contract.ts";
import { readMissedSearches } from "#search/missed-searches.server.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { serve } from "../../http/serve.ts";
import { comments } from "./comments.ts";
import { documents, facts } from "./documents.ts";
import { findReplace } from "./find-replace.ts";
import { parity } from "./parity.ts";
import { previews } from "./previews.ts";
import { publications } from "./publications.ts";
import { upgrades } from "./upgrades.ts";

/** The words of the site: documents, drafts, versions, publications. */
export function contentCalls(api: Api, deps: ApiDeps): void {
  const { db, now } = deps;
  documents(api, deps);
  comments(api, deps);
  previews(api, deps);
  publications(api, deps);
  upgrades(api, deps);
  parity(api, deps);
  findReplace(api, deps);
  facts(api, deps);
  serve(api, missedSearchContract, {
    list: ({ query }) => readMissedSearches(db, addDays(jakartaDay(now()), 1 - query.days)),
  });
}
