/** Returns the `{name}` places of a text to fill in, without facts, in one order. */
export const placeholdersIn = (text: string): string => listed(text.match(/\{(?!facts\.)[\w.]+\}/g));

/** Returns the same with the facts that a text names. */
export const namesIn = (text: string): string => listed(text.match(/\{[\w.]+\}/g));

const listed = (names: RegExpMatchArray | null) => [...new Set(names)].toSorted().join(" ");
