import { type Query as CachedQuery, type InfiniteData, notifyManager } from "@tanstack/react-query";
import { countOwnChange } from "./own-changes.ts";
import { queryClient } from "./query-client.ts";
import { isWithin, type Query } from "./query-key.ts";
import { isConcerned } from "./shown-beside.ts";
import { read } from "./use-call.ts";

/** A list with more pages than this is not read again as a whole; its first page is, for the rows that are new. */
const pagesReadAgain = 4;

/** Objects that are being deleted, or were, by their paths. */
const deleted = new Set<string>();

/**
 * Lets an object be read no more, whose screen is shown until the person has left it. Returns how it is read again, where it
 * could not be deleted.
 */
export function stopReading(path: string): () => void {
  deleted.add(path);
  return () => void deleted.delete(path);
}

const isDeleted = (path: string) => [...deleted].some((gone) => isWithin(path, gone));

interface Page {
  data: { id?: unknown }[];
  meta?: { next_cursor: string | null } | undefined;
}

/** Reads the resources again after an action of the person's own, whose outcome is shown also where changes of others wait. */
export async function refreshResources(resources: readonly string[]): Promise<void> {
  await refreshChanged(resources);
  // What has been read reaches the screens in a task of its own; a list that is shown as it was read has to have it by then.
  notifyManager.schedule(countOwnChange);
}

/**
 * Reads everything of the resources again that is shown, and the rest when it is shown next. What is being read is asked for
 * anew; the promise ends when all has arrived or failed.
 */
export async function refreshChanged(resources: readonly string[]): Promise<void> {
  const concerned = ({ queryKey: [path] }: CachedQuery) =>
    resources.some((resource) => isConcerned(path, resource)) && !isDeleted(path as string);
  const longLists = queryClient
    .getQueryCache()
    .findAll({ type: "active", predicate: concerned })
    .filter(({ state }) => ((state.data as InfiniteData<Page> | undefined)?.pages?.length ?? 0) > pagesReadAgain);
  await Promise.all([
    ...longLists.map(refreshFirstPage),
    queryClient.invalidateQueries({ predicate: (query) => concerned(query) && !longLists.includes(query) }),
  ]);
}

/** Reads everything again, after the connection was lost: what changed meanwhile is not known. */
export function refreshAll(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isDeleted(queryKey[0] as string) });
}

async function refreshFirstPage(list: CachedQuery): Promise<void> {
  const [path, query] = list.queryKey as [string, Query];
  const fresh = await read<Page["data"], Page["meta"]>(path, query, new AbortController().signal).catch(
    () => undefined,
  );
  if (!fresh) return;
  queryClient.setQueryData<InfiniteData<Page>>(list.queryKey, (known) => known && withFirstPage(known, fresh as Page));
}

/**
 * Returns the list with its beginning replaced. Rows of the fresh page are removed from the others, and what was on the
 * first page and is not any more stays below it: it may have moved down or away.
 */
export function withFirstPage(known: InfiniteData<Page>, fresh: Page): InfiniteData<Page> {
  const ids = new Set(fresh.data.map(({ id }) => id));
  const [first, ...rest] = known.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => !ids.has(id)) }));
  const head = { ...fresh, data: [...fresh.data, ...(first?.data ?? [])], meta: first?.meta ?? fresh.meta };
  return { ...known, pages: [head, ...rest] };
}
