import { type RawBuilder, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { editDistance, toleratedDistance } from "#text/edit-distance.ts";
import type { Locale } from "#text/locales.ts";
import { hitEnd, hitStart, writeExcerpt } from "./excerpt.ts";
import { plainWords, searchTerms, withNeighboursJoined } from "./search-terms.ts";
import type { FoundPage, SearchResults } from "./searchable-page.ts";
import { dictionaries, termQueries } from "./term-query.server.ts";

interface CorrectedTerm {
  term: string;
  /** The probable words, in the spelling of the pages; the term itself where there are none. */
  words: string[];
  changed: boolean;
  /** Whether any page has the words. */
  found: boolean;
}

interface Candidate {
  term: string;
  word: string;
  spelling: string;
  pages: number;
}

/** Unknown terms that are corrected: each costs ten milliseconds. */
const maxCorrected = 3;

/**
 * Returns for each term whether a page has it, and otherwise the nearest words of the pages: similar by trigrams, then
 * with the smallest edit distance; two words typed as one are separated.
 */
async function correctTerms(db: Database, locale: Locale, terms: readonly string[]): Promise<CorrectedTerm[]> {
  const checks = termQueries(locale, terms, true).map(
    ({ any }) => sql`exists (select 1 from search_pages where locale = ${locale} and words @@ ${any})`,
  );
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(checks)}] as known`.execute(db);
  const known = rows[0]!.known;
  const unknown = terms.filter((term, index) => !known[index] && term.length > 2).slice(0, maxCorrected);
  const candidates = unknown.length > 0 ? await nearWords(db, locale, unknown) : [];
  return terms.map((term, index) => {
    if (known[index]) return { term, words: [term], changed: false, found: true };
    const own = candidates.filter((candidate) => candidate.term === term);
    const words = correct(term, own, index === terms.length - 1);
    return words ? { term, words, changed: true, found: true } : { term, words: [term], changed: false, found: false };
  });
}

async function nearWords(db: Database, locale: Locale, terms: readonly string[]): Promise<Candidate[]> {
  const parts = [...new Set(terms.flatMap((term) => splits(term).flat()))];
  const { rows } = await sql<Candidate>`
    select misspelt.term, near.word, near.spelling, near.pages
    from unnest(${terms}::text[]) as misspelt (term) cross join lateral (
      select word, spelling, pages from search_vocabulary
      where locale = ${locale} and similarity(word, misspelt.term) > 0.2
      order by similarity(word, misspelt.term) desc, pages desc limit 25
    ) as near
    union all
    select misspelt.term, part.word, part.spelling, part.pages
    from unnest(${terms}::text[]) as misspelt (term)
    join search_vocabulary as part on part.locale = ${locale} and part.word = any(${parts}::text[])
      and position(part.word in misspelt.term) > 0`.execute(db);
  return rows;
}

/**
 * Returns the corrected terms. One typing error is likelier than a missing space, and that is likelier than two errors.
 */
function correct(term: string, candidates: readonly Candidate[], typing: boolean): string[] | undefined {
  const near = nearest(term, candidates, typing);
  if (near && near.distance <= 1) return [near.spelling];
  return separated(term, candidates) ?? (near && [near.spelling]);
}

/**
 * Returns the word with the smallest distance; the last term, which may still be incomplete, may also be its prefix.
 */
function nearest(term: string, candidates: readonly Candidate[], typing: boolean) {
  const length = [...term].length;
  return candidates
    .map((candidate) => ({ ...candidate, distance: distanceTo(term, candidate.word, typing) }))
    .filter(({ distance }) => distance <= toleratedDistance(length))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(onlyLacks(term, b.word)) - Number(onlyLacks(term, a.word)) ||
        b.pages - a.pages ||
        a.word.localeCompare(b.word),
    )[0];
}

/** Returns whether a term is a word with letters left out, which happens more often than a wrong letter: "dasbr". */
function onlyLacks(term: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === term[at]) at++;
  return at === term.length;
}

function distanceTo(term: string, word: string, typing: boolean): number {
  const whole = editDistance(term, word);
  if (!typing || term.length < 5 || word.length <= term.length) return whole;
  return Math.min(whole, editDistance(term, word.slice(0, term.length)) + 0.5);
}

function separated(term: string, candidates: readonly Candidate[]): string[] | undefined {
  const spellings = new Map(candidates.map(({ word, spelling }) => [word, spelling]));
  const found = splits(term).find(([first, second]) => spellings.has(first) && spellings.has(second));
  return found?.map((word) => spellings.get(word)!);
}

/** Returns every way to split a word into two of three letters or more. */
function splits(term: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let cut = 3; cut <= Math.min(term.length, 40) - 3; cut++) cuts.push([term.slice(0, cut), term.slice(cut)]);
  return cuts;
}

/** With fewer pages than this that have every word, pages with some of the words are added. */
const few = 3;

export interface FoundPages extends SearchResults {
  /** Whether pages have every word as typed. */
  asTyped?: true;
}

/**
 * Returns the best pages: those with every word typed, of which the last may be a prefix; else those with the corrected
 * words; else those with about half of the words.
 */
export async function findPages(
  db: Database,
  { query, locale, limit }: { query: string; locale: Locale; limit: number },
): Promise<FoundPages> {
  const find = (terms: readonly string[], options: Partial<SelectOptions> = {}) =>
    terms.length === 0
      ? []
      : selectPages(db, locale, terms, { typing: false, atLeast: terms.length, limit, ...options });
  const terms = searchTerms(query, locale);
  /** Returns pages with all terms, followed by pages with about half of them. */
  const withSome = async (best: FoundPage[], wanted: readonly string[]) => {
    const some = await find(wanted, { atLeast: Math.min(3, Math.ceil(terms.length / 2)) });
    return [...best, ...some.filter((page) => best.every(({ path }) => path !== page.path))].slice(0, limit);
  };
  if (terms.length === 0) return { results: [] };
  const exact = await find(terms);
  if (exact.length > 0)
    return { results: exact.length < few && terms.length > 1 ? await withSome(exact, terms) : exact, asTyped: true };
  const prefixMatches = await find(terms, { typing: true });
  if (prefixMatches.length > 0) return { results: prefixMatches };

  const corrected = await correctTerms(db, locale, terms);
  const known = corrected.filter(({ found }) => found);
  const correctedWords = [...new Set(known.flatMap(({ words }) => words.map((word) => word.toLowerCase())))];
  if (known.length === corrected.length && corrected.some(({ changed }) => changed)) {
    const results = await find(correctedWords);
    if (results.length > 0) return { results, suggestion: correctedQuery(query, corrected) };
  }
  return { results: await withSome([], correctedWords) };
}

interface SelectOptions {
  typing: boolean;
  /** How many of the terms a page must have. */
  atLeast: number;
  limit: number;
}

interface FoundRow {
  path: string;
  kind: string;
  title: string;
  marked_summary: string;
  fragment: string | null;
  beginning: string;
}

const headlineOptions = `StartSel="${hitStart}", StopSel="${hitEnd}"`;

async function selectPages(
  db: Database,
  locale: Locale,
  terms: readonly string[],
  { typing, atLeast, limit }: SelectOptions,
): Promise<FoundPage[]> {
  const every = atLeast === terms.length;
  const readings = every ? withNeighboursJoined(terms) : terms.map((term) => [term]);
  const queries = readings.map((reading) => termQueries(locale, reading, typing));
  const all = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` && `)})`;
  const query = sql.join(
    queries.map((reading) => all(reading.map(({ any }) => any))),
    sql` || `,
  );
  const literal = sql.join(
    queries.map((reading) => all(reading.map(({ literal }) => literal))),
    sql` || `,
  );
  const matched = sql.join(
    queries.map(([term]) => sql`(words @@ ${term!.any})::int`),
    sql` + `,
  );
  const dictionary = sql`${dictionaries[locale]}::regconfig`;
  const { rows } = await sql<FoundRow>`
    with search as materialized (
      select ${query} as query, ${literal} as literal
    ),
    found as (
      select *, ${every ? sql`${terms.length}::int` : matched} as matched from search_pages, search
      where locale = ${locale} and words @@ query
    ),
    best as materialized (
      select path, kind, title, summary, body, query, row_number() over (
        order by matched desc, title_words @@ literal desc, title_words @@ query desc,
          (ts_rank(weights, words, query, 1) + ts_rank(weights, words, literal, 1)) * case kind
            when 'product' then 2.0 when 'solution' then 1.6 when 'package' then 1.3 else 1.0
          end desc,
          path
      ) as place
      from found, (select '{0.1, 0.2, 0.4, 1.0}'::real[] as weights) as setting
      where matched >= ${atLeast}
      order by place limit ${limit}
    ),
    with_summary as materialized (
      select *, ts_headline(${dictionary}, summary, query, ${`${headlineOptions}, HighlightAll=true`}) as marked_summary from best
    )
    select path, kind, title, marked_summary, left(body, 24) as beginning,
      case when strpos(marked_summary, ${hitStart}) = 0 then
        ts_headline(${dictionary}, body, query, ${`${headlineOptions}, MaxFragments=1, MaxWords=28, MinWords=12`})
      end as fragment
    from with_summary order by place`.execute(db);
  return rows.map(describe);
}

/** Returns a page with the excerpt of the hit in its summary or text, or else with its summary. */
function describe({ path, kind, title, marked_summary, fragment, beginning }: FoundRow): FoundPage {
  const inText = fragment?.includes(hitStart) ? fragment : undefined;
  const fromStart = !inText || plainWords(inText).startsWith(plainWords(beginning));
  return { path, title, excerpt: (fromStart ? "" : "… ") + writeExcerpt(inText ?? marked_summary), kind };
}

/** Returns the query as typed, with the corrected terms replaced. */
function correctedQuery(query: string, corrected: readonly CorrectedTerm[]): string {
  const replacements = new Map(
    corrected.filter(({ changed }) => changed).map(({ term, words }) => [term, words.join(" ")]),
  );
  return plainWords(query)
    .split(" ")
    .map((word) => replacements.get(word.toLowerCase()) ?? word)
    .join(" ");
}
