import type { Api, ApiDeps } from "../../http/deps.ts";
import { comments } from "./comments.ts";
import { documentDraft } from "./document-draft.ts";
import { documents } from "./documents.ts";
import { entries } from "./entries.ts";
import { facts } from "./facts.ts";
import { findReplace } from "./find-replace.ts";
import { mailPreviews } from "./mail-previews.ts";
import { missedSearches } from "./missed-searches.ts";
import { parity } from "./parity.ts";
import { previews } from "./previews.ts";
import { publication } from "./publication.ts";
import { publications } from "./publications.ts";
import { upgrades } from "./upgrades.ts";
import { versions } from "./versions.ts";

/** The words of the site: documents, drafts, versions, publications. */
export function contentCalls(api: Api, deps: ApiDeps): void {
  documents(api, deps);
  documentDraft(api, deps);
  entries(api, deps);
  versions(api, deps);
  comments(api, deps);
  previews(api, deps);
  mailPreviews(api, deps);
  publications(api, deps);
  publication(api, deps);
  upgrades(api, deps);
  parity(api, deps);
  findReplace(api, deps);
  facts(api, deps);
  missedSearches(api, deps);
}
