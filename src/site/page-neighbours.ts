/** The paths, with their queries, of one page of a list and of those beside it. */
export interface PageNeighbours {
  /** The page's own path where it has a query that belongs to its canonical address. */
  own?: string | undefined;
  previous?: string | undefined;
  next?: string | undefined;
}
