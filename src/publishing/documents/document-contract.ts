import { z } from "zod";
import type { collectionNames } from "#content/entries/collection-fields.ts";
import { get, pageQuery, post, put, remove } from "#contract/contract.ts";
import {
  documentLanguage,
  documentParams,
  documentRow,
  documentView,
  draftBody,
  entryBody,
  factRow,
  languageParams,
  linkToEntry,
  removalBody,
  removedView,
  renamedView,
  versionRow,
  versionView,
} from "../content-view.ts";

const reads = ["content", "read"] as const;
const writes = ["content", "write"] as const;
const withFile = [400, 401, 403, 404, 409, 413] as const;
const withWords = [400, 401, 403, 404, 409, 422] as const;
/** Of every change of a draft: the language of the document as it is then is sent. */
const draft = { permission: writes, params: languageParams, data: documentLanguage, statuses: withFile } as const;

/**
 * Returns the calls of the words of the site: documents, drafts, entries, versions.
 * @param collections the names of the collections, which are those of the content
 */
export function documentContract(collections: typeof collectionNames) {
  return {
    list: get("/admin/content/documents", {
      permission: reads,
      summary: "Every text of the site with the state of its languages",
      data: z.array(documentRow),
      statuses: [401, 403, 404, 409],
    }),
    read: get("/admin/content/documents/:name", {
      permission: reads,
      summary: "One text in both languages, with the JSON Schema of its form",
      params: documentParams,
      data: documentView,
    }),
    saveDraft: put("/admin/content/documents/:name/:locale/draft", {
      ...draft,
      bodyLimit: "file",
      summary: "Save words as a draft; they may be incomplete",
      body: draftBody,
    }),
    discardDraft: remove("/admin/content/documents/:name/:locale/draft", {
      ...draft,
      summary: "Discard the draft; its versions remain in the history",
      query: z.object({ version: z.coerce.number().int() }),
    }),
    restore: post("/admin/content/documents/:name/:locale/restore", {
      ...draft,
      summary: "Make the words of an earlier version the draft",
      body: z.object({ version_id: z.int(), version: z.int() }),
    }),
    addEntry: post("/admin/content/collections/:collection/entries", {
      permission: writes,
      bodyLimit: "file",
      summary: "Add an entry as drafts in the languages in which it is to exist",
      params: z.object({ collection: z.enum(collections) }),
      body: entryBody,
      status: 201,
      data: documentView,
      statuses: withFile,
    }),
    links: get("/admin/content/documents/:name/links", {
      permission: reads,
      summary: "The published texts that have a link to an entry",
      params: documentParams,
      data: z.array(linkToEntry),
    }),
    removeEntry: post("/admin/content/documents/:name/removal", {
      permission: writes,
      summary: "Remove an entry in some of its languages, as a publication that can be withdrawn",
      params: documentParams,
      body: removalBody,
      data: removedView,
      statuses: withWords,
    }),
    renameEntry: post("/admin/content/documents/:name/slug", {
      permission: writes,
      summary: "Rename an entry in all its languages; its old address leads to the new one",
      params: documentParams,
      body: z.object({ slug: z.string().max(80) }),
      data: renamedView,
      statuses: withWords,
    }),
    versions: get("/admin/content/documents/:name/:locale/versions", {
      permission: reads,
      summary: "The versions of a text in one language, the newest first",
      params: languageParams,
      query: pageQuery,
      row: versionRow,
    }),
    version: get("/admin/content/versions/:id", {
      permission: reads,
      summary: "The words of one version",
      params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
      data: versionView,
    }),
  };
}

/** The call of facts, which the document lists after those of all other texts. */
export const factContract = {
  list: get("/admin/content/facts", {
    permission: reads,
    summary: "The facts that only the owner knows, samples first, with the texts and pages that name them",
    data: z.array(factRow),
    statuses: [401, 403, 404, 409],
  }),
};
