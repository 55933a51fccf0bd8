interface Item {
  slug: string;
  topic: string;
  products: string[];
}

const count = 3;

/**
 * Returns three others: first those on the same topic or about the same product, then the newest.
 * @param items the newest first
 */
export function relatedItems<Related extends Item>(item: Related, items: Iterable<Related>): Related[] {
  const byCloseness: Related[][] = [[], [], [], []];
  for (const other of items) {
    if (other.slug === item.slug) continue;
    const sharesProduct = other.products.some((product) => item.products.includes(product));
    const same = byCloseness[(other.topic === item.topic ? 2 : 0) + (sharesProduct ? 1 : 0)]!;
    if (same.length < count) same.push(other);
  }
  return byCloseness.reverse().flat().slice(0, count);
}
