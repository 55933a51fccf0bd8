import type { Locale } from "#text/locales.ts";

/** The kinds of pages by which results are grouped, in the order of the groups. */
const searchKinds = ["product", "solution", "package", "page", "resource", "docs", "legal"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page as it is indexed: plain text in one language. */
export interface SearchablePage {
  locale: Locale;
  /** The path without language and edition. */
  path: string;
  kind: SearchKind;
  title: string;
  summary: string;
  /** The running text, one part a line. */
  body: string;
  /** Other words by which it can be found, such as its title in the other language. Never shown. */
  aliases: string;
  /** What people type for it, such as market words and slang; it counts as its title does. Never shown. */
  typed?: string;
}

/** One page found. */
export interface FoundPage {
  path: string;
  title: string;
  /** Escaped text with `<mark>` around the hits. */
  excerpt: string;
  kind: string;
}

export interface SearchResults {
  results: FoundPage[];
  /** The corrected query, when no page has the words as typed. */
  suggestion?: string | undefined;
}
