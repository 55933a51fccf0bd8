import { isSame, type Path } from "./at-path.ts";

/** A place that both changed in different ways; the merged words hold `mine` until somebody chooses. */
export interface Conflict {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<T> {
  words: T;
  conflicts: Conflict[];
}

/** Joins two changes of the same words, field by field; an item of a list is followed when it moves. */
export function mergeWords<T>(base: T, mine: T, theirs: T, path: Path = []): Merge<T> {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { words: mine, conflicts: [] };
  if (isSame(mine, base)) return { words: theirs, conflicts: [] };
  const merged =
    Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)
      ? mergeLists(base, mine, theirs, path)
      : isObject(base) && isObject(mine) && isObject(theirs)
        ? mergeObjects(base, mine, theirs, path)
        : undefined;
  return (merged as Merge<T> | undefined) ?? { words: mine, conflicts: [{ path, mine, theirs }] };
}

type Words = Record<string, unknown>;
const isObject = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergeObjects(base: Words, mine: Words, theirs: Words, path: Path): Merge<Words> {
  const words: Words = {};
  const conflicts: Conflict[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergeWords(base[key], mine[key], theirs[key], [...path, key]);
    if (merged.words !== undefined) words[key] = merged.words;
    conflicts.push(...merged.conflicts);
  }
  return { words, conflicts };
}

/** Returns undefined when both changed the order, or when one removed what the other changed. */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], path: Path): Merge<unknown[]> | undefined {
  const mineIds = identify(base, mine, "mine");
  const theirsIds = identify(base, theirs, "theirs");
  const isKept = (ids: readonly unknown[]) => ids.length === base.length && ids.every((id, index) => id === index);
  if (!isKept(mineIds) && !isKept(theirsIds)) return undefined;
  const order = isKept(mineIds) ? theirsIds : mineIds;
  const conflicts: Conflict[] = [];
  const words = order.map((id, index) => {
    const [own, other] = [mine[mineIds.indexOf(id)], theirs[theirsIds.indexOf(id)]];
    if (typeof id === "string") return own ?? other;
    const merged = mergeWords(base[id], own, other, [...path, index]);
    conflicts.push(...merged.conflicts);
    return merged.words;
  });
  const [list, ids] = isKept(mineIds) ? [mine, mineIds] : [theirs, theirsIds];
  const isLost = ids.some((id, index) => !order.includes(id) && !isSame(list[index], base[id as number]));
  return isLost ? undefined : { words, conflicts };
}

/** Returns for each item which item of the base it is: the same one, wherever it stands now, or one changed in its place. */
function identify(base: readonly unknown[], list: readonly unknown[], side: string): (number | string)[] {
  const taken = new Set<number>();
  const take = (index: number) => (index >= 0 && taken.add(index) ? index : undefined);
  const ids: (number | string | undefined)[] = list.map((item, index) =>
    index < base.length && isSame(base[index], item) ? take(index) : undefined,
  );
  list.forEach((item, index) => {
    ids[index] ??= take(base.findIndex((known, place) => !taken.has(place) && isSame(known, item)));
  });
  return list.map(
    (_, index) =>
      ids[index] ?? (index < base.length && !taken.has(index) ? take(index) : undefined) ?? `${side} ${index}`,
  );
}
