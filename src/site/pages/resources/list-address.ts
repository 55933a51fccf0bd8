interface ListAddress {
  kind?: string | undefined;
  topic?: string | undefined;
  page: number;
}

/** Returns the path of a page of the list with its filters; the first page without any is the list itself. */
export function listHref({ kind, topic, page }: ListAddress): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(topic && { topic }) });
  if (page > 1) query.set("page", String(page));
  return `/resources${query.size > 0 ? `?${query}` : ""}`;
}
