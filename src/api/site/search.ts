import { z } from "zod";
import { writeAddress } from "#address/address.ts";
import { siteSearchContract } from "#search/search-contract.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { refusals } from "../http/problem.ts";

const { path, tag, summary, query, data, meta } = siteSearchContract.find;

/** GET /search: finds the published pages of a language, best first. */
export function search(api: Api, deps: Pick<ApiDeps, "search" | "config" | "db" | "now">): void {
  const schema = {
    summary,
    tags: [tag],
    querystring: query,
    response: { 200: z.object({ data, meta: z.object(meta) }), ...refusals(400, 429) },
  };
  api.addHook("onClose", () => deps.search.flush());
  api.get(path, { schema }, async (request, reply) => {
    const { q, limit, locale = preferredLocale(request.headers["accept-language"]) } = request.query;
    await enforceRateLimit(request, "search", deps.config.limits.search, deps);
    const { results, suggestion } = await deps.search.find(q, locale, limit);
    reply.headers({ "cache-control": "public, max-age=60", vary: "origin, accept-language" });
    const found = results.map((page) => ({ ...page, path: writeAddress({ locale, edition: "v1", path: page.path }) }));
    return { data: found, meta: suggestion === undefined ? {} : { suggestion } };
  });
}
