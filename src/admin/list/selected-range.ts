type Rows = readonly { id: string }[];

/** Returns the ids from one row to another, both included. */
export function rangeOf(rows: Rows, from: string, to: string): string[] {
  const ends = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  const known = ends.filter((index) => index >= 0);
  if (known.length === 0) return [];
  return rows.slice(Math.min(...known), Math.max(...known) + 1).map(({ id }) => id);
}

/** Returns the ids with one added, or removed when it was there. */
export function toggled(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
