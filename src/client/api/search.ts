import type { SearchResponse } from "#search/search-contract.ts";
import type { Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** Searches the pages of a language; `q` has 2 to 100 characters. */
export function search(
  q: string,
  locale: string,
  signal?: AbortSignal,
  limit?: number,
): Promise<Outcome<SearchResponse>> {
  return request("GET", "/search", { query: { q, locale, limit }, ...(signal && { signal }) });
}
