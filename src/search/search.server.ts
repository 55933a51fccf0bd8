import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { writeExcerpt } from "./excerpt.ts";
import { type FoundPages, findPages } from "./find-pages.server.ts";
import { indexPages } from "./index-pages.server.ts";
import type { MissedSearches } from "./missed-searches.server.ts";
import { type IntentIndex, type IntentList, type IntentMatch, indexIntents, matchIntents } from "./search-intents.ts";
import { queryLength, resultLimit, searchTerms } from "./search-terms.ts";
import type { FoundPage, SearchablePage, SearchResults } from "./searchable-page.ts";

const maxCachedQueries = 500;
const cacheMilliseconds = 60_000;

const noIntents: IntentList = { fillers: [], spellings: [], items: [] };

export interface Search {
  /** Accepts any text; one that is too short or has no words has no results. */
  find(query: string, locale: Locale, limit?: number): Promise<SearchResults>;
  /** Updates the index to the published words; returns how many pages changed. */
  index(): Promise<number>;
  /** Writes what is counted, when the server stops. */
  flush(): Promise<void>;
}

/**
 * Creates the search over the pages of `readPages`. Results are cached in memory until the index changes or a minute has
 * passed (another instance may have changed it): search as you type repeats the same few prefixes.
 * @param readIntents returns what people come to do, which stands before the pages; the same object until it changes
 * @param missed counts the queries without a result
 */
export function createSearch(
  { db, now }: { db: Database; now: () => Date },
  readPages: () => Promise<readonly SearchablePage[]>,
  readIntents: (locale: Locale) => IntentList = () => noIntents,
  missed?: MissedSearches,
): Search {
  const cache = new Map<string, { results: Promise<SearchResults>; until: number }>();
  const indexes = new Map<Locale, IntentIndex>();

  function intentIndex(locale: Locale): IntentIndex {
    const list = readIntents(locale);
    const known = indexes.get(locale);
    if (known?.list === list) return known;
    const index = indexIntents(list);
    indexes.set(locale, index);
    return index;
  }

  /** Returns what a query asks for, in the language of the page; its words may be those of the other language. */
  function intentsFor(query: string, locale: Locale): IntentMatch[] {
    const own = intentIndex(locale);
    const matches = matchIntents(query, own);
    if (matches.some(({ by }) => by === "words")) return matches;
    const other = locales
      .filter((language) => language !== locale)
      .flatMap((language) => matchIntents(query, intentIndex(language)))
      .filter(({ by }) => by !== "beginning")
      .flatMap((match) => {
        const intent = own.list.items.find(({ id }) => id === match.intent.id);
        return intent ? [{ ...match, intent }] : [];
      });
    const asTyped = other.filter(({ by }) => by === "words");
    if (asTyped.length > 0) return asTyped;
    return matches.length > 0 ? matches : other;
  }

  async function findEverything(query: string, locale: Locale, limit: number): Promise<SearchResults> {
    const intents = intentsFor(query, locale);
    const hasWords = searchTerms(query, locale).length > 0;
    const pages = hasWords ? await findPages(db, { query, locale, limit }) : { results: [] };
    return withIntents(pages, intents, limit);
  }

  function count(found: Promise<SearchResults>, query: string, locale: Locale): Promise<SearchResults> {
    return found.then((everything) => {
      if (everything.results.length === 0) missed?.count(query, locale);
      return everything;
    });
  }

  return {
    async find(typed, locale, limit = resultLimit.usual) {
      const query = [...typed.trim()].slice(0, queryLength.max).join("");
      if ([...query].length < queryLength.min || searchTerms(query, locale).length === 0) return { results: [] };
      const key = `${locale} ${limit} ${query}`;
      const time = now().getTime();
      const cached = cache.get(key);
      if (cached && cached.until > time) return count(cached.results, query, locale);
      const results = findEverything(query, locale, limit);
      cache.delete(key);
      cache.set(key, { results, until: time + cacheMilliseconds });
      if (cache.size > maxCachedQueries) cache.delete(cache.keys().next().value!);
      results.catch(() => cache.delete(key));
      return count(results, query, locale);
    },
    async index() {
      try {
        return await indexPages(db, await readPages());
      } finally {
        // Also where another instance has written the change: its results are not those in memory.
        cache.clear();
      }
    },
    flush: async () => missed?.flush(),
  };
}

/**
 * Returns pages with what the query asks for: before them when it has the words of an intent, or nearly has them and no page
 * is likelier; after them what its words are the beginning of. A page that an intent leads to is not listed again.
 */
function withIntents({ results, suggestion, asTyped }: FoundPages, intents: IntentMatch[], limit: number) {
  // A single word that pages have is what was meant; of two or more words, the others are exactly those of the intent.
  const isFirst = ({ by, phrase }: IntentMatch) =>
    by === "words" || (by === "typo" && (!asTyped || phrase.includes(" ")));
  const first = intents.filter(isFirst).map(describe);
  const last = intents.filter(({ by }) => by === "beginning").map(describe);
  const pages = results.filter(({ path }) => first.every((intent) => intent.path !== path));
  const listed = last.filter(
    ({ path }, at) =>
      pages.every((page) => page.path !== path) && last.findIndex((intent) => intent.path === path) === at,
  );
  const room = Math.max(1, limit - first.length - listed.length);
  const typo = intents.find((match) => match.by === "typo" && isFirst(match));
  const corrected = typo?.phrase ?? (first.length > 0 ? undefined : suggestion);
  return {
    results: [...first, ...pages.slice(0, room), ...listed].slice(0, limit),
    ...(corrected !== undefined && { suggestion: corrected }),
  };
}

const describe = ({ intent }: IntentMatch): FoundPage => ({
  path: intent.href,
  title: intent.label,
  excerpt: writeExcerpt(intent.line),
  kind: "action",
});
