type Item = Record<string, unknown>;

interface Order {
  by: string;
  latestFirst?: true;
}

/**
 * Returns the entries of a collection in their defined order: by a field where the collection has one, else as they are
 * shipped; then by their names. Entries of a draft that lack the field are last.
 * @param shipped the names of the shipped entries, in their order
 */
export function sortEntries(
  entries: ReadonlyMap<string, Item>,
  shipped: readonly string[],
  order: Order | undefined,
): Item[] {
  const places = new Map(shipped.map((slug, place) => [slug, place]));
  const placeOf = (slug: string) => places.get(slug) ?? shipped.length;
  return [...entries]
    .sort(([slug, item], [otherSlug, other]) => {
      const difference = order
        ? compareField(item[order.by], other[order.by], order)
        : placeOf(slug) - placeOf(otherSlug);
      return difference || compare(slug, otherSlug);
    })
    .map(([, item]) => item);
}

function compareField(one: unknown, other: unknown, { latestFirst }: Order): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  const difference = typeof one === "number" && typeof other === "number" ? one - other : compare(`${one}`, `${other}`);
  return latestFirst ? -difference : difference;
}

/** By characters, since the order must be the same on every machine. */
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
