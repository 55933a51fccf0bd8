import { z } from "zod";
import { locales } from "#text/locales.ts";
import { documentGroups } from "../document-group.ts";

const locale = z.enum(locales);
const searched = z.string().min(1).max(200);
const replacement = z.string().max(400);
const options = { match_case: z.boolean().default(false), whole_words: z.boolean().default(false) };

/** `POST /admin/content/find`: over the words that an editor sees, drafts included. */
export const findBody = z.object({
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
export const findView = z.object({ data: z.object({ matches: z.array(match), more: z.boolean() }) });
export type FoundText = z.infer<typeof findView>["data"];

/** `POST /admin/content/replace`: in the named fields alone; each document gets one draft. */
export const replaceBody = z.object({
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
export const replaceView = z.object({
  data: z.object({
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
  }),
});
export type Replaced = z.infer<typeof replaceView>["data"];

/** `POST /admin/content/replace/undo`: the drafts of a replacement become what they were before it. */
export const undoBody = z.object({
  items: z
    .array(z.object({ document: z.string().max(120), locale, version: z.int(), before: z.int().nullable() }))
    .min(1)
    .max(300),
});
export const undoView = z.object({
  data: z.object({
    drafts: z.array(z.object({ document: z.string(), locale, version: z.int() })),
    /** Drafts that were changed since: they stay as they are. */
    stale: z.array(z.object({ document: z.string(), locale })),
  }),
});
export type Undone = z.infer<typeof undoView>["data"];
