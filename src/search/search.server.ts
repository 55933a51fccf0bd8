import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { findPages } from "./find-pages.server.ts";
import { indexPages } from "./index-pages.server.ts";
import { queryLength, searchTerms } from "./search-terms.ts";
import type { SearchablePage, SearchResults } from "./searchable-page.ts";

/** Results of one query; more are rarely read. */
export const resultLimit = { usual: 20, max: 50 };
const maxCachedQueries = 500;
const cacheMilliseconds = 60_000;

export interface Search {
  /** Accepts any text; one that is too short or has no words has no results. */
  find(query: string, locale: Locale, limit?: number): Promise<SearchResults>;
  /** Updates the index to the published words; returns how many pages changed. */
  index(): Promise<number>;
}

/**
 * Creates the search over the pages of `readPages`. Results are cached in memory until the index changes or a minute has
 * passed (another instance may have changed it): search as you type repeats the same few prefixes.
 */
export function createSearch(
  { db, now }: { db: Database; now: () => Date },
  readPages: () => Promise<readonly SearchablePage[]>,
): Search {
  const cache = new Map<string, { results: Promise<SearchResults>; until: number }>();

  return {
    async find(typed, locale, limit = resultLimit.usual) {
      const query = [...typed.trim()].slice(0, queryLength.max).join("");
      if ([...query].length < queryLength.min || searchTerms(query, locale).length === 0) return { results: [] };
      const key = `${locale} ${limit} ${query}`;
      const time = now().getTime();
      const cached = cache.get(key);
      if (cached && cached.until > time) return cached.results;
      const results = findPages(db, { query, locale, limit });
      cache.delete(key);
      cache.set(key, { results, until: time + cacheMilliseconds });
      if (cache.size > maxCachedQueries) cache.delete(cache.keys().next().value!);
      results.catch(() => cache.delete(key));
      return results;
    },
    async index() {
      try {
        return await indexPages(db, await readPages());
      } finally {
        // Also where another instance has written the change: its results are not those in memory.
        cache.clear();
      }
    },
  };
}
