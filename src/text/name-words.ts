/** Words of a name, as text search queries of the database in which each may be the beginning of a word. */
export interface NameWords {
  /** Looked up by an index; empty for none. */
  words: string;
  /** Checked on what the index finds: beginnings of one or two letters, which it would find in most rows. */
  shortWords?: string;
}

/** Below this length beginnings are only checked, if there are longer ones. */
const shortest = 3;

/** Returns words as conditions. @param words of letters and digits only */
export function nameWords(words: readonly string[]): NameWords {
  const query = (some: readonly string[]) => some.map((word) => `${word}:*`).join(" & ");
  const long = words.filter((word) => word.length >= shortest);
  const short = words.filter((word) => word.length < shortest);
  if (long.length === 0 || short.length === 0) return { words: query(words) };
  return { words: query(long), shortWords: query(short) };
}
