interface Named {
  name: string;
  line: string;
}

/**
 * Returns the entries that contain every word of the query, best first: those whose name begins with it, then those that
 * have it in the name, then in the line.
 */
export function rankEntries<Entry extends Named>(entries: readonly Entry[], query: string): Entry[] {
  const words = query.toLowerCase().split(/\s+/);
  const rank = ({ name, line }: Named) => {
    const [inName, all] = [name.toLowerCase(), `${name} ${line}`.toLowerCase()];
    if (!words.every((word) => all.includes(word))) return 0;
    // "social" is at the beginning of what follows the family's "Big".
    if (inName.replace(/^big/, "").startsWith(words[0]!) || inName.startsWith(words[0]!)) return 3;
    return words.every((word) => inName.includes(word)) ? 2 : 1;
  };
  return entries
    .map((entry) => ({ entry, value: rank(entry) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ entry }) => entry);
}
