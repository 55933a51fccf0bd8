import type { ColumnType } from "kysely";
import type { Day } from "#time/jakarta-day.ts";

export interface SearchPageTable {
  locale: string;
  /** The page's path, common to both languages. */
  path: string;
  kind: string;
  title: string;
  summary: string;
  body: string;
  /** Hash of everything the row is made from: a page is written again only when it changes. */
  hash: string;
  title_words: string;
  words: string;
}

export interface SearchVocabularyTable {
  locale: string;
  word: string;
  /** As the pages write it: `BigSocial` for `bigsocial`. */
  spelling: string;
  /** The number of pages with the word. */
  pages: number;
}

/** A query without a result, counted by day (Asia/Jakarta). */
export interface SearchMissTable {
  day: ColumnType<Day, Day, never>;
  locale: string;
  query: string;
  count: number;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    search_pages: SearchPageTable;
    search_vocabulary: SearchVocabularyTable;
    search_misses: SearchMissTable;
  }
}
