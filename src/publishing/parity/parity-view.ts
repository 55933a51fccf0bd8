import { z } from "zod";
import { locales } from "#text/locales.ts";

const locale = z.enum(locales);

/** One thing that somebody has to do, at its field. */
const parityProblem = z.object({
  rule: z.string(),
  /** The language to change; null where either may be. */
  locale: locale.nullable(),
  /** A JSON pointer in the document; empty for the text as a whole. */
  path: z.string(),
  message: z.string(),
  /** Since when the other language says something else, where that is known. */
  since: z.iso.datetime().nullable(),
});
export type ParityProblem = z.infer<typeof parityProblem>;

/** `GET /admin/content/parity`: the most visited texts first. */
export const parityView = z.object({
  data: z.object({
    /** How much of the site is complete, in percent of its texts. */
    percent: z.partialRecord(locale, z.int()),
    documents: z.array(
      z.object({
        document: z.string(),
        title: z.string(),
        pages: z.array(z.string()),
        views: z.int(),
        percent: z.partialRecord(locale, z.int()),
        problems: z.array(parityProblem),
      }),
    ),
  }),
});
export type ParityView = z.infer<typeof parityView>["data"];
