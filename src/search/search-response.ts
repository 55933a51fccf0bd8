import { z } from "zod";

/** The response of GET /search: the pages found, best first. */
export const searchResponse = z.object({
  data: z.array(
    z.object({
      path: z.string().describe("The page's address on this site, in its language"),
      title: z.string(),
      excerpt: z.string().describe("Escaped text with <mark> around what was looked for"),
      kind: z.string(),
    }),
  ),
  meta: z.object({ suggestion: z.string().optional() }),
});
export type SearchResponse = z.output<typeof searchResponse>;
