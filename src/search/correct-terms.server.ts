import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { editDistance, toleratedDistance } from "#text/edit-distance.ts";
import type { Locale } from "#text/locales.ts";
import { termQueries } from "./term-query.server.ts";

export interface CorrectedTerm {
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
export async function correctTerms(db: Database, locale: Locale, terms: readonly string[]): Promise<CorrectedTerm[]> {
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
