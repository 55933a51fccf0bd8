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
  return value.replace(matcher(text, options), (found) => replacementFor(found, text, replacement, options));
}

/**
 * Returns what stands in the place of a found text: the replacement as it is written, with a capital where only the found
 * text has one, as at the beginning of a sentence.
 */
export function replacementFor(found: string, text: string, replacement: string, { match_case }: MatchOptions): string {
  const isCapital = startsLarge(found) && !startsLarge(text) && !startsLarge(replacement);
  if (match_case || !isCapital) return replacement;
  const [first = "", ...rest] = replacement;
  return first.toUpperCase() + rest.join("");
}

const startsLarge = (value: string) => /^\p{Lu}/u.test(value);

function matcher(text: string, { match_case, whole_words }: MatchOptions): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const source = whole_words ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
  return new RegExp(source, match_case ? "gu" : "giu");
}
