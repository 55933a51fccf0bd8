/** One page of a long list. */
export interface ListPage<Item> {
  items: Item[];
  page: number;
  pages: number;
}

/** Returns the page that a query names: the nearest one that there is, the first where it names none. */
export function listPage<Item>(items: readonly Item[], value: string | null, size: number): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = /^\d{1,6}$/.test(value ?? "") ? Math.min(Math.max(Number(value), 1), pages) : 1;
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}

/** The paths, with their queries, of one page of a list and of those beside it. */
export interface PageNeighbours {
  /** The page's own path where it has a query that belongs to its canonical address. */
  own?: string | undefined;
  previous?: string | undefined;
  next?: string | undefined;
}
