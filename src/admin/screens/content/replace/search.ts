import { type DocumentGroup, documentGroups } from "#publishing/document-group.ts";
import type { Match } from "#publishing/replace/replace-contract.ts";
import { type Locale, locales } from "#text/locales.ts";

/** What is looked for, as the call takes it. */
export interface Search {
  text: string;
  replacement: string;
  locale?: Locale;
  group?: DocumentGroup;
  match_case: boolean;
  whole_words: boolean;
}

/** The names under which a search stands in the address. */
export const searchNames = ["text", "replacement", "language", "group", "case", "whole"] as const;

/** Returns the search that stands in the address. */
export function readSearch(filters: Partial<Record<(typeof searchNames)[number], string>>): Search {
  const locale = locales.find((each) => each === filters.language);
  const group = documentGroups.find((each) => each === filters.group);
  return {
    text: filters.text ?? "",
    replacement: filters.replacement ?? "",
    ...(locale && { locale }),
    ...(group && { group }),
    match_case: filters.case === "1",
    whole_words: filters.whole === "1",
  };
}

/** The matches of a document in one language. */
export interface MatchGroup {
  key: string;
  document: string;
  title: string;
  locale: Locale;
  version: number;
  matches: readonly Match[];
}

export const keyOf = ({ document, locale, path }: Pick<Match, "document" | "locale" | "path">) =>
  `${locale}/${document}${path}`;

/** Returns the matches by document and language, in their order. */
export function groupMatches(matches: readonly Match[]): MatchGroup[] {
  const groups = Map.groupBy(matches, ({ document, locale }) => `${locale}/${document}`);
  return Array.from(groups, ([key, own]) => {
    const { document, title, locale, version } = own[0]!;
    return { key, document, title, locale, version, matches: own };
  });
}
