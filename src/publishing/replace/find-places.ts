export interface MatchOptions {
  match_case: boolean;
  /** Only where no letter or digit stands before or after. */
  whole_words: boolean;
}

/** Returns where a text stands in a value, each place once and none inside another. */
export function findPlaces(value: string, text: string, options: MatchOptions): { from: number; to: number }[] {
  return Array.from(value.matchAll(matcher(text, options)), ({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
}

/** Returns a value with a text replaced everywhere. */
export function replaceText(value: string, text: string, replacement: string, options: MatchOptions): string {
  return value.replace(matcher(text, options), () => replacement);
}

function matcher(text: string, { match_case, whole_words }: MatchOptions): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const source = whole_words ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
  return new RegExp(source, match_case ? "gu" : "giu");
}
