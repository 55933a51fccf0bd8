import { z } from "zod";
import { get } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { queryLength, resultLimit } from "./search-terms.ts";

const resultView = z.object({
  path: z.string().describe("The page's address on this site, in its language"),
  title: z.string(),
  excerpt: z.string().describe("Escaped text with <mark> around what was looked for"),
  kind: z.string(),
});

/** The search of the site's pages: those found, best first, and what may have been meant. */
export const siteSearchContract = {
  find: get("/search", {
    tag: "site",
    summary: "Search the pages of the site",
    query: z.object({
      // Any text may be searched for; a NUL, which the database refuses, is replaced.
      q: z
        .string()
        .trim()
        .min(queryLength.min)
        .max(queryLength.max)
        .overwrite((typed) => typed.replaceAll("\0", " ")),
      locale: z.enum(locales).optional().describe("The language of the pages; that of Accept-Language when left out"),
      limit: z.coerce.number().int().min(1).max(resultLimit.max).default(10),
    }),
    data: z.array(resultView),
    meta: { suggestion: z.string().optional() },
  }),
};
export interface SearchResponse {
  data: z.output<typeof resultView>[];
  meta: { suggestion?: string | undefined };
}
