import type { Locale } from "#text/locales.ts";

const list = (words: string) => new Set(words.split(" "));

/** Words too common to search for. The database's Indonesian dictionary has none; its English list is too long here. */
const stopWords: Record<Locale, ReadonlySet<string>> = {
  id: list(
    "yang dan di ke dari untuk dengan pada adalah ialah ini itu apa apakah siapa bagaimana gimana cara kapan mana kenapa mengapa saya aku kami kita anda kamu mereka dia ia atau juga tidak tak bukan ada bisa dapat akan sudah telah oleh para sebagai dalam agar supaya jika kalau karena lebih sangat saja the of a an in to for tentang mau ingin",
  ),
  en: list(
    "a an the and or of to in on at by for from with without is are was were be been do does did how what which who whom when where why can could may might will would should i you we they he she it its our your their my me us this that these those as if than then so not no about into yang dan di ke",
  ),
};

/** Bounds of a query, in characters (API.md). */
export const queryLength = { min: 2, max: 100 };

/** Results of one query; more are rarely read. */
export const resultLimit = { usual: 20, max: 50 };
const maxTerms = 12;

/**
 * Returns a text as it is indexed and searched: words of letters and digits, without diacritics. Operators, markup and
 * percent signs become blanks, so that nothing typed is an operator to the database.
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
 * Returns the words to search for, in lower case, each once. Words of every page (`yang`, `the`) and single letters are
 * left out, unless there are no others.
 */
export function searchTerms(query: string, locale: Locale): string[] {
  const typed = plainWords(query.slice(0, queryLength.max * 2))
    .toLowerCase()
    .split(" ")
    .filter(Boolean);
  const all = [...new Set(typed)];
  const significant = all.filter((term) => !stopWords[locale].has(term) && (term.length > 1 || /\d/.test(term)));
  return (significant.length > 0 ? significant : all).slice(0, maxTerms);
}

/**
 * Returns the terms as typed, and with each two neighbours joined: `big social` may mean `BigSocial`. Long queries are
 * sentences, in which names are written as one word.
 */
export function withNeighboursJoined(terms: readonly string[]): string[][] {
  if (terms.length < 2 || terms.length > 4) return [[...terms]];
  const joined = terms.slice(1).map((term, index) => {
    return [...terms.slice(0, index), terms[index] + term, ...terms.slice(index + 2)];
  });
  return [[...terms], ...joined];
}
