/** When each text of a document in one language changed last, by its JSON pointer. */
export type FieldDays = ReadonlyMap<string, Date>;

/** Published words of one language, the newest first, each with its moment; the last are the shipped ones. */
export interface PublishedState {
  at: Date;
  texts: ReadonlyMap<string, string>;
}

/**
 * Returns when the texts of a language changed last.
 * @param states the published words, the newest first
 */
export function daysOfChange(states: readonly PublishedState[], shipped: ReadonlyMap<string, string>): FieldDays {
  const days = new Map<string, Date>();
  for (const [index, { at, texts }] of states.entries()) {
    const before = states[index + 1]?.texts ?? shipped;
    for (const [path, text] of texts) if (!days.has(path) && before.get(path) !== text) days.set(path, at);
  }
  return days;
}

/** Returns the texts that were not changed since the other language's, with the moment of that change. */
export function staleTexts(own: FieldDays, other: FieldDays): Map<string, Date> {
  return new Map([...other].filter(([path, at]) => (own.get(path)?.getTime() ?? 0) < at.getTime()));
}
