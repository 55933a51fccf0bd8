import { z } from "zod";
import { locales } from "#text/locales.ts";

const locale = z.enum(locales);
const searched = z.string().min(1).max(200);

/** `POST /admin/content/find`: over the words that an editor sees, drafts included. */
export const findBody = z.object({ text: searched, locale: locale.optional(), match_case: z.boolean().default(false) });

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
  places: z.array(z.int()),
});
export const findView = z.object({ data: z.object({ matches: z.array(match), more: z.boolean() }) });

/** `POST /admin/content/replace`: in the named fields alone; each document gets one draft. */
export const replaceBody = z.object({
  text: searched,
  replacement: z.string().max(400),
  match_case: z.boolean().default(false),
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
export const replaceView = z.object({
  data: z.object({
    drafts: z.array(z.object({ document: z.string(), locale, version: z.int() })),
    /** Documents that somebody changed meanwhile, or whose fields no longer have the text: nothing was replaced in them. */
    stale: z.array(z.object({ document: z.string(), locale })),
  }),
});
