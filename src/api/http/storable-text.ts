/**
 * Replaces, in place, what a JSON body may hold and a database cannot store: a lone surrogate becomes U+FFFD, as in
 * forms.
 */
export function replaceLoneSurrogates(data: unknown): void {
  for (const { holder, name, text } of textsIn(data)) {
    if (!text.isWellFormed()) holder[name] = text.toWellFormed();
  }
}

/** Returns the path of the first text with a NUL, which Postgres refuses; undefined when there is none. */
export function findNulPath(data: unknown): string | undefined {
  for (const { path, text } of textsIn({ data })) {
    if (text.includes("\0")) return path.slice("data.".length);
  }
  return undefined;
}

interface FoundText {
  holder: Record<string, unknown>;
  name: string;
  path: string;
  text: string;
}

/** Yields every text in some JSON; how deep it is, `json-bounds.ts` has seen to. */
function* textsIn(root: unknown): Generator<FoundText> {
  const waiting: { holder: unknown; path: string }[] = [{ holder: root, path: "" }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.holder !== "object" || next.holder === null) continue;
    const holder = next.holder as Record<string, unknown>;
    for (const [name, value] of Object.entries(holder)) {
      const path = next.path ? `${next.path}.${name}` : name;
      if (typeof value === "string") yield { holder, name, path, text: value };
      else waiting.push({ holder: value, path });
    }
  }
}
