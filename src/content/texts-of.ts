/** The most characters of one text: forty times the longest of the site. */
export const maxTextLength = 20_000;

/** Returns every text of a value with the keys that lead to it, in its order. */
export function* textsOf(value: unknown, keys: PropertyKey[] = []): Generator<{ keys: PropertyKey[]; value: string }> {
  if (typeof value === "string") yield { keys, value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, [...keys, index]);
  else if (value && typeof value === "object")
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...keys, key]);
}
