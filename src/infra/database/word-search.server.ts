import { type RawBuilder, sql } from "kysely";
import type { NameWords } from "#text/name-words.ts";

/** Returns the condition that the words of a `tsvector`, written as its index has it, begin with all given ones. */
export function hasWords(vector: RawBuilder<unknown>, { words, shortWords }: NameWords): RawBuilder<boolean> {
  const looked = sql<boolean>`${vector} @@ to_tsquery('simple', ${words})`;
  // `is true` keeps a condition away from the index.
  return shortWords ? sql`(${looked} and (${vector} @@ to_tsquery('simple', ${shortWords})) is true)` : looked;
}
