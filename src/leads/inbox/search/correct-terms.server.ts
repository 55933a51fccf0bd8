import { type RawBuilder, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { editDistance } from "#text/edit-distance.ts";
import { contains } from "./search-leads.server.ts";
import type { SearchTerm } from "./search-terms.ts";

/** Leads whose words are compared: the newest ones, and those with a word of the same four or six first letters. */
const sampledLeads = { newest: 1500, alike: 500 };
/** Words of them that are compared, of which so many are looked for. */
const comparedWords = 2000;
const mostCorrections = 8;

interface Corrected {
  terms: SearchTerm[];
  /** The words that are looked for in place of what was typed, the most likely of each. */
  words: string[];
}

/**
 * Returns the terms with the words of leads that are one letter away from what was typed; undefined when there are none. How much
 * is read does not grow with the number of leads, so that a misspelt rare word of an old lead may stay unfound.
 */
export async function correctTerms(db: Database, terms: readonly SearchTerm[]): Promise<Corrected | undefined> {
  const words: string[] = [];
  const corrected: SearchTerm[] = [];
  const there = await termsOfNewest(db, terms);
  for (const [index, term] of terms.entries()) {
    const typed = there[index] ? undefined : typedWord(term);
    const similar = typed === undefined ? [] : nearest(typed, await wordsLike(db, typed));
    if (typed === undefined || similar.length === 0) {
      corrected.push(term);
      continue;
    }
    words.push(similar[0]!);
    const query = [typed, ...similar].map((word) => `'${word}':*`).join(" | ");
    corrected.push({ query, isAscii: true, isShort: false });
  }
  return words.length > 0 ? { terms: corrected, words } : undefined;
}

/** Returns the word of a term that may be misspelt: a shorter one is one letter away from half of all words. */
function typedWord({ query }: SearchTerm): string | undefined {
  return /^'([a-z]{4,40})':\*$/.exec(query)?.[1];
}

/** Returns of each term whether one of the newest leads has it: such a word is no mistake, and to compare it would cost most. */
async function termsOfNewest(db: Database, terms: readonly SearchTerm[]): Promise<boolean[]> {
  const { rows } = await sql<{ there: boolean[] }>`
    select json_build_array(${sql.join(terms.map((term) => sql`coalesce(bool_or(${contains(term)}), false)`))}) as there
    from (select words from leads order by received_at desc limit ${sampledLeads.newest}) leads`.execute(db);
  return rows[0]!.there;
}

/**
 * Returns words of leads that may be what was meant. Leads with the same first letters are read only where hardly any of the newest has
 * them: of frequent ones the newest have what there is, and to look them up would read a part of all leads.
 */
async function wordsLike(db: Database, typed: string): Promise<string[]> {
  const newest = await wordsWithHalf(
    db,
    typed,
    sql`select words from leads order by received_at desc limit ${sampledLeads.newest}`,
  );
  if (nearest(typed, newest).length > 0) return newest;
  const beginnings = [4, 6].filter((length) => typed.length >= length).map((length) => typed.slice(0, length));
  const rare = beginnings.filter((beginning) => !newest.some((word) => word.startsWith(beginning)));
  if (rare.length === 0) return newest;
  const alike = sql`select words from leads where lead_beginnings(words) && ${rare}::text[] limit ${sampledLeads.alike}`;
  return [...newest, ...(await wordsWithHalf(db, typed, alike))];
}

/** Returns words of some leads that have one half of what was typed as it stands: a single wrong letter is in the other half. */
async function wordsWithHalf(db: Database, typed: string, leads: RawBuilder<unknown>): Promise<string[]> {
  const half = Math.floor(typed.length / 2);
  const [first, second] = [typed.slice(0, Math.min(half, 4)), typed.slice(half)];
  const { rows } = await sql<{ word: string }>`
    select distinct word from (select unnest(tsvector_to_array(words)) as word from (${leads}) sampled) found
    where (left(word, ${first.length}::int) = ${first} or strpos(left(word, ${typed.length + 1}::int), ${second}) > 0)
      and word ~ '^[a-z]+$'
    limit ${comparedWords}`.execute(db);
  return rows.map(({ word }) => word);
}

/**
 * Returns the words whose beginning is one letter away from what was typed: added, missing, another one, or two swapped. What
 * begins a word as it was typed is no mistake.
 */
export function nearest(typed: string, words: readonly string[]): string[] {
  if (words.some((word) => word.startsWith(typed))) return [];
  const lengths = [typed.length, typed.length + 1, typed.length - 1];
  const near = words.filter((word) => lengths.some((length) => editDistance(typed, word.slice(0, length)) === 1));
  // Of those that begin alike, the one that goes on least.
  return near.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, mostCorrections);
}
