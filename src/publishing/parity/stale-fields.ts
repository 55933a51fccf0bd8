/** When a text changed last, and by whom. */
export interface TextChange {
  at: Date;
  by: string;
}

/** The last change of each text of a document in one language, by its JSON pointer. */
type TextChanges = ReadonlyMap<string, TextChange>;

/** Published words of one language with their author; the last are the shipped ones. */
export interface PublishedState extends TextChange {
  texts: ReadonlyMap<string, string>;
}

/**
 * Returns when and by whom the texts of a language were changed last.
 * @param states the published words, the newest first
 */
export function lastChanges(states: readonly PublishedState[], shipped: ReadonlyMap<string, string>): TextChanges {
  const changes = new Map<string, TextChange>();
  for (const [index, { at, by, texts }] of states.entries()) {
    const before = states[index + 1]?.texts ?? shipped;
    for (const [path, text] of texts)
      if (!changes.has(path) && before.get(path) !== text) changes.set(path, { at, by });
  }
  return changes;
}

/** Returns the texts that were not changed since the other language's, with the change that left them behind. */
export function staleTexts(own: TextChanges, other: TextChanges): Map<string, TextChange> {
  return new Map([...other].filter(([path, { at }]) => (own.get(path)?.at.getTime() ?? 0) < at.getTime()));
}
