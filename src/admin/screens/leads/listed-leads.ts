/** The list that was shown last: the detail of a lead goes through it and back to it. */
let listed: { ids: readonly string[]; search: string } = { ids: [], search: "" };

/** Remembers what the list shows, and the query of its address. */
export function rememberList(ids: readonly string[], search: string): void {
  listed = { ids, search };
}

/** Returns the address of the list, and the leads before and after one. */
export function placeInList(id: string): { back: string; previous?: string | undefined; next?: string | undefined } {
  const { ids, search } = listed;
  const index = ids.indexOf(id);
  const back = `/leads${search}`;
  return index < 0 ? { back } : { back, previous: ids[index - 1], next: ids[index + 1] };
}
