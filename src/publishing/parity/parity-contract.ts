import { z } from "zod";
import { get } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";

const locale = z.enum(locales);

/** What is to be done, as editors sort their work. */
const parityKinds = ["missing", "length", "links", "terms", "stale", "language", "other"] as const;
export type ParityKind = (typeof parityKinds)[number];

/** One thing that somebody has to do, at its field. */
const parityProblem = z.object({
  kind: z.enum(parityKinds),
  /** What is wrong; screens have a sentence for each. `draft`: something prevents a draft from being published. */
  code: z.string(),
  /** What the sentence names. */
  values: z.record(z.string(), z.string()),
  /** The language to change; null where either may be. */
  locale: locale.nullable(),
  /** A JSON pointer in the document; empty for the text as a whole. */
  path: z.string(),
  /** As `npm run check` prints it; for a draft in the language of the reader. */
  message: z.string(),
  /** Since when the other language says something else, and who changed it, where that is known. */
  since: z.iso.datetime().nullable(),
  by: z.string().nullable(),
});
export type ParityProblem = z.infer<typeof parityProblem>;

const parityDocument = z.object({
  document: z.string(),
  title: z.string(),
  pages: z.array(z.string()),
  /** How often its pages were viewed in the last thirty days. */
  views: z.int(),
  /** How much of what visitors read is complete; a language in which there is nothing is absent. */
  percent: z.partialRecord(locale, z.int()),
  problems: z.array(parityProblem),
});
export type ParityDocument = z.infer<typeof parityDocument>;

/** The most visited texts first. */
const parity = z.object({
  /** How much of the site is complete, in percent of its texts. */
  percent: z.partialRecord(locale, z.int()),
  documents: z.array(parityDocument),
});
export type ParityView = z.infer<typeof parity>;

/** The call of what is to be done in the words of each language. */
export const parityContract = {
  read: get("/admin/content/parity", {
    permission: ["content", "read"],
    summary: "What is to be done in the words of each language, the most visited pages first",
    data: parity,
    statuses: [401, 403, 404, 409],
  }),
};
