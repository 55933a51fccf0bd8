/** A field whose value differs: a JSON pointer with both values; an absent one is undefined. */
export interface WordsChange {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Returns the fields in which two words differ, by their deepest common place. */
export function compareWords(before: unknown, after: unknown, path = ""): WordsChange[] {
  if (Object.is(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => compareWords(before[key], after[key], `${path}/${escapeKey(key)}`));
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns the JSON pointer (RFC 6901) of a place. */
export const pointerOf = (keys: readonly PropertyKey[]): string =>
  keys.map((key) => `/${escapeKey(String(key))}`).join("");

/** Escapes a key for a JSON pointer (RFC 6901). */
export const escapeKey = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
