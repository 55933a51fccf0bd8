import { z } from "zod";
import { post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { documentGroups } from "../document-group.ts";

const locale = z.enum(locales);
const searched = z.string().min(1).max(200);
const replacement = z.string().max(400);
const options = { match_case: z.boolean().default(false), whole_words: z.boolean().default(false) };

/** A search over the words that an editor sees, drafts included. */
const findBody = z.object({
  text: searched,
  locale: locale.optional(),
  group: z.enum(documentGroups).optional(),
  ...options,
  /** With it, each match says whether its field could still be published. */
  replacement: replacement.optional(),
});

/** Why a field would not be valid with the replacement, in words. */
const problem = z.string().nullable();

const match = z.object({
  document: z.string(),
  locale,
  title: z.string(),
  /** The version of the document, for the replacement. */
  version: z.int(),
  /** A JSON pointer. */
  path: z.string(),
  value: z.string(),
  /** Where the searched text stands in the value. */
  places: z.array(z.object({ from: z.int(), to: z.int() })),
  problem,
});
export type Match = z.infer<typeof match>;
const found = z.object({ matches: z.array(match), more: z.boolean() });
export type FoundText = z.infer<typeof found>;

/** A replacement in the named fields alone; each document gets one draft. */
const replaceBody = z.object({
  text: searched,
  replacement,
  ...options,
  items: z
    .array(
      z.object({
        document: z.string().max(120),
        locale,
        version: z.int(),
        paths: z.array(z.string().max(300)).min(1).max(500),
      }),
    )
    .min(1)
    .max(300),
});

/** A draft that has the replacement, and the draft that it replaced: null where there was none. */
const replaced = z.object({
  document: z.string(),
  locale,
  version: z.int(),
  before: z.int().nullable(),
  paths: z.array(z.string()),
});
const replacedDrafts = z.object({
  drafts: z.array(replaced),
  /**
   * Fields that stayed as they were. `stale_version`: somebody changed the document meanwhile; `text_gone`: the field
   * has the text no longer; `invalid`: the field could not be published with the replacement, as `message` says.
   */
  refused: z.array(
    z.object({
      document: z.string(),
      locale,
      path: z.string(),
      code: z.enum(["stale_version", "text_gone", "invalid"]),
      message: problem,
    }),
  ),
});
export type Replaced = z.infer<typeof replacedDrafts>;

/** The drafts of a replacement become what they were before it. */
const undoBody = z.object({
  items: z
    .array(z.object({ document: z.string().max(120), locale, version: z.int(), before: z.int().nullable() }))
    .min(1)
    .max(300),
});
const undone = z.object({
  drafts: z.array(z.object({ document: z.string(), locale, version: z.int() })),
  /** Drafts that were changed since: they stay as they are. */
  stale: z.array(z.object({ document: z.string(), locale })),
});
export type Undone = z.infer<typeof undone>;

/** The calls that find words in all texts, and replace them. */
export const replaceContract = {
  find: post("/admin/content/find", {
    permission: ["content", "read"],
    summary: "The fields of all texts that have certain words, drafts included",
    body: findBody,
    data: found,
  }),
  replace: post("/admin/content/replace", {
    permission: ["content", "write"],
    bodyLimit: "file",
    summary: "Replace words in the named fields, as drafts",
    body: replaceBody,
    data: replacedDrafts,
  }),
  undo: post("/admin/content/replace/undo", {
    permission: ["content", "write"],
    bodyLimit: "file",
    summary: "Make the drafts of a replacement what they were before it",
    body: undoBody,
    data: undone,
  }),
};
