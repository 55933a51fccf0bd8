import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { editDistance, toleratedDistance } from "./edit-distance.ts";
import { termQueries } from "./term-query.server.ts";

export interface CorrectedTerm {
  term: string;
  /** What was probably meant, as the pages write it; the term itself where nothing is nearer. */
  meant: string[];
  changed: boolean;
  /** Whether any page has it. */
  found: boolean;
}

interface Candidate {
  term: string;
  word: string;
  spelling: string;
  pages: number;
}

/** Of what is on no page, at most this many words are looked up: each costs ten milliseconds. */
const mostUnknown = 3;

/**
 * For each term whether a page has it, and for those that none has the nearest word of the pages: alike by trigrams,
 * then by the fewest slips; two words typed in one are taken apart.
 */
export async function correctTerms(db: Database, locale: Locale, terms: readonly string[]): Promise<CorrectedTerm[]> {
  const checks = termQueries(locale, terms, true).map(
    ({ any }) => sql`exists (select 1 from search_pages where locale = ${locale} and words @@ ${any})`,
  );
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(checks)}] as known`.execute(db);
  const known = rows[0]!.known;
  const unknown = terms.filter((term, index) => !known[index] && term.length > 2).slice(0, mostUnknown);
  const candidates = unknown.length > 0 ? await nearWords(db, locale, unknown) : [];
  return terms.map((term, index) => {
    if (known[index]) return { term, meant: [term], changed: false, found: true };
    const own = candidates.filter((it) => it.term === term);
    const meant = asMeant(term, own, index === terms.length - 1);
    return meant ? { term, meant, changed: true, found: true } : { term, meant: [term], changed: false, found: false };
  });
}

async function nearWords(db: Database, locale: Locale, terms: readonly string[]): Promise<Candidate[]> {
  const parts = [...new Set(terms.flatMap((term) => halves(term).flat()))];
  const { rows } = await sql<Candidate>`
    select asked.term, near.word, near.spelling, near.pages
    from unnest(${terms}::text[]) as asked (term) cross join lateral (
      select word, spelling, pages from search_vocabulary
      where locale = ${locale} and similarity(word, asked.term) > 0.2
      order by similarity(word, asked.term) desc, pages desc limit 25
    ) as near
    union all
    select asked.term, it.word, it.spelling, it.pages
    from unnest(${terms}::text[]) as asked (term)
    join search_vocabulary as it on it.locale = ${locale} and it.word = any(${parts}::text[])
      and position(it.word in asked.term) > 0`.execute(db);
  return rows;
}

/** One slip is likelier than a forgotten space, and that likelier than two slips. */
function asMeant(term: string, candidates: readonly Candidate[], typing: boolean): string[] | undefined {
  const near = nearest(term, candidates, typing);
  if (near && near.distance <= 1) return [near.spelling];
  return apart(term, candidates) ?? (near && [near.spelling]);
}

/** The word that takes the fewest slips; of the last term, which may still be being typed, its beginning counts too. */
function nearest(term: string, candidates: readonly Candidate[], typing: boolean) {
  const length = [...term].length;
  return candidates
    .map((it) => ({ ...it, distance: distanceTo(term, it.word, typing) }))
    .filter(({ distance }) => distance <= toleratedDistance(length))
    .sort((a, b) => a.distance - b.distance || b.pages - a.pages || a.word.localeCompare(b.word))[0];
}

function distanceTo(term: string, word: string, typing: boolean): number {
  const whole = editDistance(term, word);
  if (!typing || term.length < 5 || word.length <= term.length) return whole;
  return Math.min(whole, editDistance(term, word.slice(0, term.length)) + 0.5);
}

function apart(term: string, candidates: readonly Candidate[]): string[] | undefined {
  const spelling = new Map(candidates.map((it) => [it.word, it.spelling]));
  const found = halves(term).find(([first, second]) => spelling.has(first) && spelling.has(second));
  return found?.map((word) => spelling.get(word)!);
}

/** Every way to take a word apart into two of three letters or more. */
function halves(term: string): [string, string][] {
  const cuts: [string, string][] = [];
  for (let cut = 3; cut <= Math.min(term.length, 40) - 3; cut++) cuts.push([term.slice(0, cut), term.slice(cut)]);
  return cuts;
}
