/** Replaces, in place, lone surrogates by U+FFFD, as in forms: JSON may contain them, and no database stores them. */
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

/** Yields every text in some JSON, whose depth `json-bounds.ts` has checked. */
function* textsIn(root: unknown): Generator<FoundText> {
  const pending: { holder: unknown; path: string }[] = [{ holder: root, path: "" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next.holder !== "object" || next.holder === null) continue;
    const holder = next.holder as Record<string, unknown>;
    for (const [name, value] of Object.entries(holder)) {
      const path = next.path ? `${next.path}.${name}` : name;
      if (typeof value === "string") yield { holder, name, path, text: value };
      else pending.push({ holder: value, path });
    }
  }
}
