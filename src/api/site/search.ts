import { z } from "zod";
import { writeAddress } from "#address/address.ts";
import { resultLimit } from "#search/search.server.ts";
import { searchResponse } from "#search/search-response.ts";
import { queryLength } from "#search/search-terms.ts";
import { locales } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";

const query = z.object({
  // Any text may be searched for; a NUL, which the database refuses, is replaced.
  q: z
    .string()
    .trim()
    .min(queryLength.min)
    .max(queryLength.max)
    .overwrite((typed) => typed.replaceAll("\0", " ")),
  locale: z.enum(locales).optional().describe("The language of the pages; that of Accept-Language when left out"),
  limit: z.coerce.number().int().min(1).max(resultLimit.max).default(10),
});
/** GET /search: finds the published pages of a language, best first. */
export function search(api: Api, deps: Pick<ApiDeps, "search" | "config" | "db" | "now">): void {
  const schema = {
    summary: "Search the pages of the site",
    tags: ["site"],
    querystring: query,
    response: { 200: searchResponse, ...refusals(400, 429) },
  };
  api.addHook("onClose", () => deps.search.flush());
  api.get("/search", { schema }, async (request, reply) => {
    const { q, limit, locale = preferredLocale(request.headers["accept-language"]) } = request.query;
    await enforceRateLimit(request, "search", deps.config.limits.search, deps);
    const { results, suggestion } = await deps.search.find(q, locale, limit);
    reply.headers({ "cache-control": "public, max-age=60", vary: "origin, accept-language" });
    const data = results.map((page) => ({ ...page, path: writeAddress({ locale, edition: "v1", path: page.path }) }));
    return { data, meta: suggestion === undefined ? {} : { suggestion } };
  });
}
