import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#text/locales.ts";

/** The database's dictionary for a language. */
export const dictionaries: Record<Locale, string> = { id: "indonesian", en: "english" };

export interface TermQuery {
  /** Matches the term's stem, or the term itself. */
  any: RawBuilder<unknown>;
  /** Matches the term itself. */
  literal: RawBuilder<unknown>;
}

/** Returns a query per term. While typing, the last one may be the beginning of a word. */
export function termQueries(locale: Locale, terms: readonly string[], typing = false): TermQuery[] {
  return terms.map((term, index) => {
    const isPrefix = typing && index === terms.length - 1 && term.length > 2;
    const literal = sql`to_tsquery('simple', ${isPrefix ? `${term}:*` : term})`;
    return { any: sql`(to_tsquery(${dictionaries[locale]}::regconfig, ${term}) || ${literal})`, literal };
  });
}
