import { commonWords, splitWords } from "./common-words.ts";

/**
 * Joins two changes of one text word by word; undefined where both changed the same words in different ways. A word
 * counts as unchanged where both texts still have it.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const [old, own, other] = [splitWords(base), splitWords(mine), splitWords(theirs)];
  const [inOwn, inOther] = [placesIn(old, own), placesIn(old, other)];
  if (!inOwn || !inOther) return undefined;
  const anchors = old.keys().filter((index) => inOwn.has(index) && inOther.has(index));
  const joined: string[] = [];
  let [i, j, k] = [0, 0, 0];
  for (const anchor of [...anchors, old.length]) {
    const [ownEnd, otherEnd] = [inOwn.get(anchor) ?? own.length, inOther.get(anchor) ?? other.length];
    const part = joinParts(old.slice(i, anchor), own.slice(j, ownEnd), other.slice(k, otherEnd));
    if (part === undefined) return undefined;
    joined.push(part, old[anchor] ?? "");
    [i, j, k] = [anchor + 1, ownEnd + 1, otherEnd + 1];
  }
  return joined.join("");
}

/** Returns where each word of the base stands in another text. */
function placesIn(old: readonly string[], fresh: readonly string[]): Map<number, number> | undefined {
  const pairs = commonWords(old, fresh);
  return pairs && new Map(pairs);
}

/** Returns the change of what stands between two unchanged words; undefined where both changed it differently. */
function joinParts(...parts: readonly (readonly string[])[]): string | undefined {
  const [old, own, other] = parts.map((part) => part.join("")) as [string, string, string];
  if (own === other || other === old) return own;
  return own === old ? other : undefined;
}
