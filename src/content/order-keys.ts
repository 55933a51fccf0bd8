type Branch = Record<string, unknown>;

/**
 * Returns words with their keys in the order of other words: a database keeps no order. Keys that the others lack come
 * after the one before them, or last; an item of a list follows the others' item at its place, then the rest of them.
 */
export function orderKeys(words: unknown, like: unknown): unknown {
  return orderBy(words, [like]);
}

function orderBy(words: unknown, samples: readonly unknown[]): unknown {
  if (Array.isArray(words)) {
    const lists = samples.filter((sample) => Array.isArray(sample));
    return words.map((item, index) =>
      orderBy(
        item,
        lists.flatMap((list) => [list[index], ...list]),
      ),
    );
  }
  if (!isBranch(words)) return words;
  const branches = samples.filter(isBranch);
  const order = mergeOrders([...branches, words].map((branch) => Object.keys(branch)));
  const partsOf = (key: string) => branches.filter((branch) => Object.hasOwn(branch, key)).map((branch) => branch[key]);
  return Object.fromEntries(
    order.filter((key) => Object.hasOwn(words, key)).map((key) => [key, orderBy(words[key], partsOf(key))]),
  );
}

const isBranch = (value: unknown): value is Branch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function mergeOrders(orders: readonly string[][]): string[] {
  const [first = [], ...others] = orders;
  const merged = [...first];
  for (const order of others)
    for (const [index, key] of order.entries())
      if (!merged.includes(key))
        merged.splice(index === 0 ? merged.length : merged.indexOf(order[index - 1]!) + 1, 0, key);
  return merged;
}
