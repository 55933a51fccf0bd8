import { type RawBuilder, sql } from "kysely";
import type { Locale } from "#text/locales.ts";

/** The database's dictionary for a language. */
export const dictionaries: Record<Locale, string> = { id: "indonesian", en: "english" };

export interface TermQuery {
  /** The term's stem, or the term as it stands. */
  any: RawBuilder<unknown>;
  /** The term as it stands. */
  literal: RawBuilder<unknown>;
}

/** One query a term. While typing, the last one may be the beginning of a word. */
export function termQueries(locale: Locale, terms: readonly string[], typing = false): TermQuery[] {
  return terms.map((term, index) => {
    const beginning = typing && index === terms.length - 1 && term.length > 2;
    const literal = sql`to_tsquery('simple', ${beginning ? `${term}:*` : term})`;
    return { any: sql`(to_tsquery(${dictionaries[locale]}::regconfig, ${term}) || ${literal})`, literal };
  });
}
