import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainWords } from "./search-terms.ts";
import type { SearchablePage } from "./searchable-page.ts";

interface KnownWord {
  word: string;
  spelling: string;
  pages: number;
}

/** Keeps the words of a language's pages: what a mistyped word may have meant. */
export async function writeVocabulary(trx: Trx, locale: Locale, pages: readonly SearchablePage[]): Promise<void> {
  const words = countWords(pages);
  await trx.deleteFrom("search_vocabulary").where("locale", "=", locale).execute();
  await sql`
    insert into search_vocabulary (locale, word, spelling, pages)
    select ${locale}, it.word, it.spelling, it.pages
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as it (word text, spelling text, pages integer)`.execute(
    trx,
  );
}

/** Every word of a title or summary, and of bodies those on two pages or more: a slip of ours should not be proposed. */
function countWords(pages: readonly SearchablePage[]): KnownWord[] {
  const known = new Map<string, KnownWord & { telling: boolean }>();
  for (const { title, summary, body } of pages) {
    const telling = new Set(wordsOf(`${title} ${summary}`).map((it) => it.toLowerCase()));
    const seen = new Set<string>();
    for (const spelling of wordsOf(`${title} ${summary} ${body}`)) {
      const word = spelling.toLowerCase();
      const entry = known.get(word) ?? { word, spelling: word, pages: 0, telling: false };
      if (!seen.has(word)) entry.pages += 1;
      seen.add(word);
      if (telling.has(word)) entry.telling = true;
      if (/\p{Ll}\p{Lu}|^\p{Lu}{2,5}$/u.test(spelling)) entry.spelling = spelling;
      known.set(word, entry);
    }
  }
  return [...known.values()]
    .filter(({ word, pages, telling }) => word.length > 2 && (telling || pages > 1) && /\p{L}/u.test(word))
    .map(({ word, spelling, pages }) => ({ word, spelling, pages }));
}

const wordsOf = (text: string) => plainWords(text).split(" ");
