import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainWords } from "./search-terms.ts";
import type { SearchablePage } from "./searchable-page.ts";

interface VocabularyWord {
  word: string;
  spelling: string;
  pages: number;
}

/** Stores the words of a language's pages, by which mistyped words are corrected. */
export async function writeVocabulary(trx: Trx, locale: Locale, pages: readonly SearchablePage[]): Promise<void> {
  const words = countWords(pages);
  await trx.deleteFrom("search_vocabulary").where("locale", "=", locale).execute();
  await sql`
    insert into search_vocabulary (locale, word, spelling, pages)
    select ${locale}, entry.word, entry.spelling, entry.pages
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as entry (word text, spelling text, pages integer)`.execute(
    trx,
  );
}

/** Returns every word of a title or summary, and of bodies those on two pages or more, which are hardly misspelt. */
function countWords(pages: readonly SearchablePage[]): VocabularyWord[] {
  const entries = new Map<string, VocabularyWord & { prominent: boolean }>();
  for (const { title, summary, body } of pages) {
    const prominent = new Set(wordsOf(`${title} ${summary}`).map((word) => word.toLowerCase()));
    const seen = new Set<string>();
    for (const spelling of wordsOf(`${title} ${summary} ${body}`)) {
      const word = spelling.toLowerCase();
      const entry = entries.get(word) ?? { word, spelling: word, pages: 0, prominent: false };
      if (!seen.has(word)) entry.pages += 1;
      seen.add(word);
      if (prominent.has(word)) entry.prominent = true;
      if (/\p{Ll}\p{Lu}|^\p{Lu}{2,5}$/u.test(spelling)) entry.spelling = spelling;
      entries.set(word, entry);
    }
  }
  return [...entries.values()]
    .filter(({ word, pages, prominent }) => word.length > 2 && (prominent || pages > 1) && /\p{L}/u.test(word))
    .map(({ word, spelling, pages }) => ({ word, spelling, pages }));
}

const wordsOf = (text: string) => plainWords(text).split(" ");
