import type { Locale } from "#text/locales.ts";
import { stopWords } from "./stop-words.ts";

/** Bounds of a query, in characters (API.md). */
export const queryLength = { min: 2, max: 100 };
const mostTerms = 12;

/**
 * A text as the index and the query both see it: letters and digits in words, without marks over letters. Operators,
 * markup and percent signs are blanks like any other, so nothing typed can mean something to the database.
 */
export function plainWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’'ʼ](?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * The words that are looked for, in lower case, each once. Words that stand on every page (`yang`, `the`) and single
 * letters are left out, unless there is nothing else.
 */
export function searchTerms(query: string, locale: Locale): string[] {
  const typed = plainWords(query.slice(0, queryLength.max * 2))
    .toLowerCase()
    .split(" ")
    .filter(Boolean);
  const all = [...new Set(typed)];
  const telling = all.filter((term) => !stopWords[locale].has(term) && (term.length > 1 || /\d/.test(term)));
  return (telling.length > 0 ? telling : all).slice(0, mostTerms);
}

/**
 * The terms as typed, and with two neighbours taken as one: `big social` may mean `BigSocial`. Long queries are
 * sentences, in which nobody takes a name apart.
 */
export function withNeighboursJoined(terms: readonly string[]): string[][] {
  if (terms.length < 2 || terms.length > 4) return [[...terms]];
  const joined = terms.slice(1).map((term, index) => {
    return [...terms.slice(0, index), terms[index] + term, ...terms.slice(index + 2)];
  });
  return [[...terms], ...joined];
}
