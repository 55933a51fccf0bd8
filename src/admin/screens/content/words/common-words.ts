/** Above this product of lengths a comparison word by word would be slow, and nobody reads it. */
const largest = 1_000_000;

/** Returns a text as its words, the spaces between them and its other characters. */
export const splitWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/**
 * Returns which words two texts have in common, in their order, as pairs of places (longest common subsequence);
 * undefined for texts too long to compare.
 */
export function commonWords(
  old: readonly string[],
  fresh: readonly string[],
): (readonly [old: number, fresh: number])[] | undefined {
  if (old.length * fresh.length > largest) return undefined;
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === fresh[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}
