import { z } from "zod";
import { writeAddress } from "#address/address.ts";
import { resultLimit } from "#search/search.server.ts";
import { queryLength } from "#search/search-terms.ts";
import { locales } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";

const asked = z.object({
  // Whatever is typed is looked for; a NUL, which no page holds and the database refuses, is no part of it.
  q: z
    .string()
    .trim()
    .min(queryLength.min)
    .max(queryLength.max)
    .overwrite((typed) => typed.replaceAll("\0", " ")),
  locale: z.enum(locales).optional().describe("The language of the pages; that of Accept-Language when left out"),
  limit: z.coerce.number().int().min(1).max(resultLimit.max).default(10),
});
const found = z.object({
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

/** GET /search: the published pages of a language, best first. */
export function search(api: Api, deps: Pick<ApiDeps, "search" | "config" | "db" | "now">): void {
  const schema = {
    summary: "Search the pages of the site",
    tags: ["site"],
    querystring: asked,
    response: { 200: found, ...refusals(400, 429) },
  };
  api.get("/search", { schema }, async (request, reply) => {
    const { q, limit, locale = preferredLocale(request.headers["accept-language"]) } = request.query;
    await enforceRateLimit(request, "search", deps.config.limits.search, deps);
    const { results, suggestion } = await deps.search.find(q, locale, limit);
    reply.headers({ "cache-control": "public, max-age=60", vary: "origin, accept-language" });
    const data = results.map((it) => ({ ...it, path: writeAddress({ locale, edition: "v1", path: it.path }) }));
    return { data, meta: suggestion === undefined ? {} : { suggestion } };
  });
}
