import type { Locale } from "#text/locales.ts";

/** What a page is, so that results can be grouped; the order is that of the groups. */
export const searchKinds = ["product", "solution", "package", "page", "resource", "docs", "legal"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page as search reads it: plain text in one language. */
export interface SearchablePage {
  locale: Locale;
  /** The path without language and edition. */
  path: string;
  kind: SearchKind;
  title: string;
  summary: string;
  /** The running text, one part a line. */
  body: string;
  /** Other words under which people look for it, such as its title in the other language. Never shown. */
  aliases: string;
}

/** One page found. */
export interface FoundPage {
  path: string;
  title: string;
  /** Escaped text with `<mark>` around what was looked for. */
  excerpt: string;
  kind: string;
}

export interface SearchResults {
  results: FoundPage[];
  /** The query as it was probably meant, when the words as typed are on no page. */
  suggestion?: string;
}
