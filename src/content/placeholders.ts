/** Returns the `{name}` places of a text to fill in, without facts, in one order. */
export function placeholdersIn(text: string): string {
  const names = text.match(/\{(?!facts\.)[\w.]+\}/g) ?? [];
  return [...new Set(names)].toSorted().join(" ");
}
