import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { findPages } from "./find-pages.server.ts";
import { indexPages } from "./index-pages.server.ts";
import { queryLength, searchTerms } from "./search-terms.ts";
import type { SearchablePage, SearchResults } from "./searchable-page.ts";

/** Results of a page of them; more are rarely read. */
export const resultLimit = { usual: 20, max: 50 };
const keptAnswers = 500;

export interface Search {
  /** Answers any text; one that is too short or says nothing has no results. */
  find(query: string, locale: Locale, limit?: number): Promise<SearchResults>;
  /** Brings the index in step with the published words; answers how many pages changed. */
  index(): Promise<number>;
}

/**
 * Search over the pages that `readPages` tells of. Answers are kept in memory until the index changes or a minute has
 * gone (another instance may have changed it): as-you-type search asks the same few beginnings over and over.
 */
export function createSearch(
  { db, now }: { db: Database; now: () => Date },
  readPages: () => Promise<readonly SearchablePage[]>,
): Search {
  const kept = new Map<string, { answer: Promise<SearchResults>; until: number }>();

  return {
    async find(query, locale, limit = resultLimit.usual) {
      const asked = [...query.trim()].slice(0, queryLength.max).join("");
      if ([...asked].length < queryLength.min || searchTerms(asked, locale).length === 0) return { results: [] };
      const key = `${locale} ${limit} ${asked}`;
      const time = now().getTime();
      const known = kept.get(key);
      if (known && known.until > time) return known.answer;
      const answer = findPages(db, { query: asked, locale, limit });
      kept.delete(key);
      kept.set(key, { answer, until: time + 60_000 });
      if (kept.size > keptAnswers) kept.delete(kept.keys().next().value!);
      answer.catch(() => kept.delete(key));
      return answer;
    },
    async index() {
      const changed = await indexPages(db, await readPages());
      if (changed > 0) kept.clear();
      return changed;
    },
  };
}
