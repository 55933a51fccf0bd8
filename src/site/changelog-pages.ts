/** Entries on a page of the changelog; the feed has as many, so that each leads to the first page. */
export const changelogPageSize = 24;

/** Returns the path of a page of the changelog. */
export const changelogHref = (page: number): string => (page > 1 ? `/changelog?page=${page}` : "/changelog");
