/** One word that somebody typed, as a condition on the words of leads. */
export interface SearchTerm {
  /** A `tsquery`; of a word beyond ASCII, the input of `to_tsquery`, as the database lowers such letters itself. */
  query: string;
  isAscii: boolean;
  /** A beginning so short that the index would have to read a large part of its words. */
  isShort: boolean;
  /**
   * The key of its beginning: four or six characters, as the function `lead_beginnings` of migration 0026 makes them, or
   * three, as `lead_short_beginnings` of migration 0046; undefined when it has none.
   */
  beginning?: string;
}

/** Shorter beginnings are not looked up in the index. */
const shortest = 3;
const mostTerms = 8;

/** Returns whether a key is one of three letters. */
export const isShortBeginning = (beginning: string): boolean => beginning.length === shortest;

/**
 * Returns the conditions for what somebody typed: every word must begin a word of the lead. An e-mail address and the digits
 * of a phone number are one word each; a number that begins with 0 is also looked for with the country code.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const text = typed.trim().toLowerCase();
  const isPhone = /^[+\d\s().-]+$/.test(text) && text.replace(/\D/g, "").length >= 4;
  const pieces = isPhone ? [text.replace(/\D/g, "")] : text.split(/\s+/).flatMap(wordsOf);
  return [...new Set(pieces)].slice(0, mostTerms).map((word) => {
    const isAscii = /^[\x21-\x7e]+$/.test(word);
    const query = isAscii ? lexeme(word) : `${word}:*`;
    const isShort = isAscii && word.length < shortest;
    return { query, isAscii, isShort, ...(/^[a-z]{3}/.test(word) && isAscii && { beginning: beginningOf(word) }) };
  });
}

function beginningOf(word: string): string {
  if (!/^[a-z]{4}/.test(word)) return word.slice(0, shortest);
  return word.slice(0, word.length >= 6 ? 6 : 4);
}

function wordsOf(piece: string): string[] {
  if (/^[\x21-\x7e]+@[\x21-\x3f\x41-\x7e]+$/.test(piece)) return [piece];
  return piece.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
}

function lexeme(word: string): string {
  const beginning = (text: string) => `'${text.replace(/['\\]/g, "$&$&")}':*`;
  // Phone numbers are stored with the country code.
  if (/^0\d{3,}$/.test(word)) return `${beginning(word)} | ${beginning(`62${word.slice(1)}`)}`;
  return beginning(word);
}
